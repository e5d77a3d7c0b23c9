import { useSession, useSessionState } from '@console/core/session'
import { type SubmitEvent, useLayoutEffect, useRef, useState, useEffect } from 'react'

/** Specification 5: minimum length of both fields. */
const minimumLength = 4

type Field = 'email' | 'password'

/**
 * Sign-in form (specification 2 and 5): two fields and a checkbox, without a form library, so that the page loads as
 * little as possible. An error is shown once its field has lost the focus, then updated with every key; a server's
 * refusal stays at its field until that field is changed.
 */
export function useLoginForm() {
  const session = useSession()
  const { status, refusal } = useSessionState()
  const wait = useWait(refusal)
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState({ email: '', password: '', remember: true })
  const [left, setLeft] = useState({ email: false, password: false })
  const [answered, setAnswered] = useState<{ refusal: typeof refusal; changed: readonly Field[] }>({
    refusal: null,
    changed: [],
  })

  // The form is on the page before this code runs: values typed until then are adopted.
  useLayoutEffect(() => {
    const typed = new FormData(form.current ?? undefined)
    setValues({
      email: String(typed.get('email') ?? ''),
      password: String(typed.get('password') ?? ''),
      remember: typed.has('remember'),
    })
  }, [])

  const isTooShort = (field: Field) =>
    (field === 'email' ? values.email.trim() : values.password).length < minimumLength
  const isValid = !isTooShort('email') && !isTooShort('password')
  const isBusy = status === 'signingIn'
  const changedSince = answered.refusal === refusal ? answered.changed : []

  return {
    form,
    values,
    isBusy,
    /** Seconds until the next attempt is allowed; 0 if there is no wait. */
    wait,
    canSubmit: isValid && !isBusy && wait === 0,
    setRemember: (remember: boolean) => setValues({ ...values, remember }),
    /** Props of a field besides its label. `minimum` is the message for a value that is too short. */
    field: (field: Field, minimum: string) => ({
      name: field,
      value: values[field],
      onChange(value: string) {
        setValues({ ...values, [field]: value })
        setAnswered({ refusal, changed: [...changedSince, field] })
      },
      onBlur: () => setLeft({ ...left, [field]: left[field] || values[field] !== '' }),
      errorMessage:
        left[field] && isTooShort(field)
          ? minimum
          : changedSince.includes(field)
            ? undefined
            : refusal?.fields.find((refused) => refused.field === field)?.message,
    }),
    onSubmit(event: SubmitEvent) {
      event.preventDefault()
      if (!isValid || isBusy || wait > 0) return
      session.signIn({ ...values, email: values.email.trim() })
    },
  }
}

/**
 * Counts down the seconds to wait after a refusal that names them.
 * @param refusal another object restarts the countdown
 */
function useWait(refusal: { retryAfter?: number } | null): number {
  const [left, setLeft] = useState(0)

  useEffect(() => {
    const end = Date.now() + 1000 * (refusal?.retryAfter ?? 0)
    const count = () => {
      const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setLeft(seconds)
      if (seconds === 0) clearInterval(timer)
    }
    const timer = setInterval(count, 1000)
    count()
    return () => clearInterval(timer)
  }, [refusal])

  return left
}

import { useSession, useSessionState } from '@console/core/session'
import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react'
import { useWait } from './useWait'

/** Specification 5: both fields ask for at least four characters. */
const minimumLength = 4

type Field = 'email' | 'password'

/**
 * The sign-in form (specification 2 and 5): two fields and a checkbox, hence no form library on the page that should load
 * the least. An error is shown once its field was left, then with every key; a server's refusal stands on its field until
 * that field is changed.
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

  // The form is in the page before this code is: what was typed meanwhile is taken over.
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
    /** Seconds before the server takes another try; 0 where there is nothing to wait for. */
    wait,
    canSubmit: isValid && !isBusy && wait === 0,
    setRemember: (remember: boolean) => setValues({ ...values, remember }),
    /** What a field needs besides its label. `minimum` is shown when it is too short. */
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

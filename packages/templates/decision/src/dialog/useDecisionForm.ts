import { type ApiError, serverNow } from '@console/core/api'
import { type Kinds, limits } from '@console/core/kinds'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DecisionInput } from '../decisions'
import type { FormError } from '@console/form'
import { hindranceWord } from '@console/kinds'
import {
  askedBy,
  errorsOf,
  mostNote,
  type InputError,
  inputOf,
  type InputValues,
} from './inputRules'

/** What a form is made of, beside what is in it. */
interface Given {
  kinds: Kinds
  action: string
  values: InputValues
  onChange: (values: InputValues) => void
  /** Codes of the required checks that failed. */
  failed: readonly string[]
  /** What the server found fault with when it was sent. */
  refusal: ApiError | null
  onSubmit: (said: DecisionInput) => void
}

/**
 * The behaviour of a decision's form: a field is checked when it is left, then as it changes; sending it
 * with errors shows them all. The server's own errors stand until their field is changed.
 */
export function useDecisionForm({
  kinds,
  action,
  values,
  onChange,
  failed,
  refusal,
  onSubmit,
}: Given) {
  const { t } = useTranslation('templates')
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isTried, setIsTried] = useState(refusal !== null)
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const [answered, setAnswered] = useState(refusal)
  if (refusal !== answered) {
    setAnswered(refusal)
    setChanged(new Set())
    setIsTried(isTried || refusal !== null)
  }

  const own = errorsOf(kinds, action, values, failed, dayOf(serverNow())).map(
    ({ field, code }) => ({
      field,
      message: wordsOf(code),
    }),
  )
  const theirs = (refusal?.fields ?? []).filter(({ field }) => !changed.has(field))
  const shown: FormError[] = [
    ...own.filter(({ field }) => isTried || left.has(field)),
    ...theirs.filter(({ field }) => own.every((error) => error.field !== field)),
  ]

  function wordsOf(code: InputError['code']): string {
    if (code === 'message')
      return t('decision.error.message', { least: limits.message, most: limits.longestMessage })
    if (typeof code === 'object') return hindranceWord(kinds, code.hindrance, t) ?? code.hindrance
    const number = code === 'noteLong' ? mostNote(kinds, action) : limits.note
    return t(`decision.error.${code}`, { number })
  }

  return {
    /** Every error that is shown, for the summary; empty before it was tried. */
    errors: isTried ? shown : [],
    errorOf: (field: string) => shown.find((error) => error.field === field)?.message,
    leave: (field: string) => setLeft(new Set([...left, field])),
    change<Key extends keyof InputValues>(field: Key, value: InputValues[Key]) {
      setChanged(new Set([...changed, field]))
      onChange({ ...values, [field]: value })
    },
    /** Changes one of the numbers and names from outside. */
    changeText(name: string, text: string) {
      setChanged(new Set([...changed, name]))
      onChange({ ...values, texts: { ...values.texts, [name]: text } })
    },
    /** Sends it, or shows what is wrong; returns whether it was sent. */
    submit(): boolean {
      setIsTried(true)
      if (own.length > 0) return false
      onSubmit(inputOf(askedBy(kinds, action), values))
      return true
    },
  }
}

/** A day as a date field writes it, where the reader is. */
function dayOf(at: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

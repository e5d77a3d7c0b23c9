import type { StepItem } from '@console/ui'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { FormSchema } from '../errors/resolve'

/** One step of a composer. */
export interface ComposerStep<Values extends FieldValues = FieldValues> {
  id: string
  label: string
  /** Which members of the contract are written in it. */
  fields: readonly (keyof Values & string)[]
  content: ReactNode
}

/** The step in which all is shown before it is sent. */
export const reviewStep = 'review'

/** Members of the contract that are not right yet. */
export function missingIn(schema: FormSchema, values: FieldValues): string[] {
  return (schema.safeParse(values).error?.issues ?? []).map(({ path }) => String(path[0]))
}

type Placed = Pick<ComposerStep, 'id' | 'fields'>

/** The step in which a value is written: `lines.3.qty`. What has none is shown in the review. */
export function stepOfField(steps: readonly Placed[], field: string): string {
  const [member = ''] = field.split('.')
  return steps.find(({ fields }) => fields.includes(member))?.id ?? reviewStep
}

/**
 * The first step in which something is missing; the review where nothing is.
 * @param missing members of the contract that are not right yet
 */
export function firstUnfinished(steps: readonly Placed[], missing: readonly string[]): string {
  return (
    steps.find(({ fields }) => fields.some((field) => missing.includes(field)))?.id ?? reviewStep
  )
}

interface Standing {
  steps: readonly Pick<ComposerStep, 'id' | 'label' | 'fields'>[]
  reviewLabel: string
  current: string
  /** Members of the contract that are not right yet. */
  missing: readonly string[]
  /** Names of the values that are said to be wrong. */
  wrong: readonly string[]
}

/** Where each step stands, and to which one can go: to every one up to the first that is not finished. */
export function stepStates({ steps, reviewLabel, current, missing, wrong }: Standing): StepItem[] {
  const unfinished = firstUnfinished(steps, missing)
  const all = [...steps, { id: reviewStep, label: reviewLabel, fields: [] }]
  const reach = all.findIndex(({ id }) => id === unfinished)
  const now = all.findIndex(({ id }) => id === current)
  return all.map(({ id, label, fields }, place) => {
    const isWrong = wrong.some((name) => fields.includes(name.split('.')[0] ?? ''))
    const isMissing = fields.some((field) => missing.includes(field))
    const isPassed = place < Math.max(now, reach)
    return {
      id,
      label,
      isOpen: place <= Math.max(now, reach),
      state:
        id === current ? 'current' : isWrong ? 'wrong' : isPassed && !isMissing ? 'done' : 'toCome',
    }
  })
}

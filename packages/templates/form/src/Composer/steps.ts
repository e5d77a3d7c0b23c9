import type { StepItem } from '@console/ui'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { FormSchema } from '../errors/resolve'

/** Step of a composer. */
export interface ComposerStep<Values extends FieldValues = FieldValues> {
  id: string
  label: string
  /** Fields of the schema in this step. */
  fields: readonly (keyof Values & string)[]
  content: ReactNode
}

/** Step that shows everything before it is sent. */
export const reviewStep = 'review'

/** Fields of the schema that are not valid yet. */
export function missingIn(schema: FormSchema, values: FieldValues): string[] {
  return (schema.safeParse(values).error?.issues ?? []).map(({ path }) => String(path[0]))
}

type Placed = Pick<ComposerStep, 'id' | 'fields'>

/** Step of a value: `lines.3.qty`. A value without one is shown in the review. */
export function stepOfField(steps: readonly Placed[], field: string): string {
  const [member = ''] = field.split('.')
  return steps.find(({ fields }) => fields.includes(member))?.id ?? reviewStep
}

/**
 * First unfinished step; the review when all are finished.
 * @param missing fields of the schema that are not valid yet
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
  /** Fields of the schema that are not valid yet. */
  missing: readonly string[]
  /** Names of the values with errors. */
  wrong: readonly string[]
}

/** State of each step, and whether it can be opened: every one up to the first unfinished step can. */
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

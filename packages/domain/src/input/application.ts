import { token } from '@console/core/contracts'
import * as z from 'zod/mini'
import { type Asking, faultsOfWriting } from './asking'
import { type AskedInput, type InputGroup, inputGroup } from './categoryContract'
import { askedIn } from './resolve'

const chosenCategories = z
  .array(z.object({ categoryId: z.string(), version: z.int().check(z.nonnegative()) }))
  .check(z.minLength(1), z.maxLength(500))

/** Body of `POST {business}/category-inputs/apply`: one input for several categories, each on the version that was read. */
export const inputApplication = z.object({
  inputId: token,
  /** Under which heading: that of the same key where a category has it, otherwise a new one. */
  group: z.pick(inputGroup, { key: true, label: true }),
  isRequired: z.boolean(),
  categories: chosenCategories,
})

/** One input for several categories. */
export type InputApplication = z.infer<typeof inputApplication>

/** Body of `POST {business}/category-inputs/withdraw`: categories that ask an input no more. */
export const inputWithdrawal = z.object({ inputId: token, categories: chosenCategories })

/** Categories that ask an input no more. */
export type InputWithdrawal = z.infer<typeof inputWithdrawal>

/** What became of one category. All but the first: it asks what it asked before. */
export const applicationOutcomes = [
  'done',
  'stale',
  'unknown',
  'own',
  'inherited',
  'not_asked',
  'unfit',
  'unfit_below',
] as const

/** Answer of both: what became of each category, in the order of the body. */
export const applicationReport = z.object({
  results: z.array(
    z.object({
      categoryId: z.string(),
      /** As it is now. */
      version: z.int().check(z.nonnegative()),
      outcome: z.enum(applicationOutcomes),
    }),
  ),
})

/** What became of each category. */
export type ApplicationReport = z.infer<typeof applicationReport>

/** How a category stands to an input that it could ask: `open` where it can, or why it does not need to or cannot. */
export type Standing = 'open' | 'own' | 'inherited' | 'unfit' | 'unfit_below'

type Applied = Pick<InputApplication, 'inputId' | 'group' | 'isRequired'>

/** How a category stands to an input, and what it would ask with it. What is asked by it or above it already is not asked again. */
export function standingOf(
  asking: Asking,
  applied: Applied,
  categoryId: string,
): { standing: Standing; groups: InputGroup[] } {
  const lineage = asking.lineageOf(categoryId)
  const own = lineage.at(-1)
  const asks = (document: Parameters<typeof askedIn>[0]) =>
    askedIn(document).some(({ inputId }) => inputId === applied.inputId)
  const groups = withInput(own?.groups ?? [], applied)
  if (own && asks(own)) return { standing: 'own', groups }
  if (lineage.slice(0, -1).some(asks)) return { standing: 'inherited', groups }
  const faults = faultsOfWriting(asking, categoryId, { groups })
  if (faults.own.length > 0) return { standing: 'unfit', groups }
  return { standing: faults.below.length > 0 ? 'unfit_below' : 'open', groups }
}

function withInput(groups: readonly InputGroup[], { inputId, group, isRequired }: Applied) {
  const asked: AskedInput = { inputId, isRequired, initial: null, visibleWhen: null }
  const isThere = groups.some(({ key }) => key === group.key)
  return isThere
    ? groups.map((each) =>
        each.key === group.key ? { ...each, inputs: [...each.inputs, asked] } : each,
      )
    : [...groups, { ...group, inputs: [asked] }]
}

/** What is asked without an input; headings below which nothing is left go, too. */
export function withoutInput(groups: readonly InputGroup[], inputId: string): InputGroup[] {
  return groups
    .map((group) => ({
      ...group,
      inputs: group.inputs.filter((asked) => asked.inputId !== inputId),
    }))
    .filter((group) => group.inputs.length > 0)
}

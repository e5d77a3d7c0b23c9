import { token } from '@console/core/contracts'
import * as z from 'zod/mini'
import { type Asking, faultsOfWriting } from './asking'
import { type AskedInput, type InputGroup, inputGroup } from './categoryContract'
import { askedIn } from './resolve'

const chosenCategories = z
  .array(z.object({ categoryId: z.string(), version: z.int().check(z.nonnegative()) }))
  .check(z.minLength(1), z.maxLength(500))

/** Body of `POST {business}/category-inputs/apply`: one input for several categories, each with the version that was read. */
export const inputApplication = z.object({
  inputId: token,
  /** Heading for the input: the category's own with the same key, or else a new one. */
  group: z.pick(inputGroup, { key: true, label: true }),
  isRequired: z.boolean(),
  categories: chosenCategories,
})

export type InputApplication = z.infer<typeof inputApplication>

/** Body of `POST {business}/category-inputs/withdraw`: categories from which an input is removed. */
export const inputWithdrawal = z.object({ inputId: token, categories: chosenCategories })

export type InputWithdrawal = z.infer<typeof inputWithdrawal>

/** Outcomes for one category. For all but the first, its inputs are unchanged. */
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

/** Answer of both: the outcome for each category, in the order of the body. */
export const applicationReport = z.object({
  results: z.array(
    z.object({
      categoryId: z.string(),
      /** Current version. */
      version: z.int().check(z.nonnegative()),
      outcome: z.enum(applicationOutcomes),
    }),
  ),
})

export type ApplicationReport = z.infer<typeof applicationReport>

/** Result of the check whether a category can get an input: `open` if it can, or the reason why it need not or cannot. */
export type Standing = 'open' | 'own' | 'inherited' | 'unfit' | 'unfit_below'

type Applied = Pick<InputApplication, 'inputId' | 'group' | 'isRequired'>

/** Checks whether a category can get an input, and returns its groups with it. An input that it has or inherits needs no adding. */
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

/** Groups without an input; headings without inputs are removed, too. */
export function withoutInput(groups: readonly InputGroup[], inputId: string): InputGroup[] {
  return groups
    .map((group) => ({
      ...group,
      inputs: group.inputs.filter((asked) => asked.inputId !== inputId),
    }))
    .filter((group) => group.inputs.length > 0)
}

import { askedIn, type InputAnswer, type InputDefinition } from '@console/domain/input'
import { once } from '../../random/once'
import type { SampleDatabase } from '../../store/store'
import { type StoredAnswers, serviceAnswers } from '../input/answers'
import { currentAnswered, definitionOf } from '../input/current'
import { inputIdOf, type StoredInput } from '../input/rows'
import { productAnswers } from '../product/details'
import { products } from '../product/rows'
import { serviceProducts } from '../service-product/rows'
import { categoryInputsEntity } from './entity'

/** Number of times each answer was given to an input, by the answer as JSON. */
type Given = Map<string, Map<string, number>>

/** Answers of all sellers. They are counted once: items keep the answers of their submission. */
const given = once((): Given => {
  const all: Given = new Map()
  const count = (answers: StoredAnswers) => {
    for (const [key, answer] of Object.entries(answers)) {
      const text = JSON.stringify(answer)
      const ofKey = all.get(key) ?? new Map<string, number>()
      ofKey.set(text, (ofKey.get(text) ?? 0) + 1)
      all.set(key, ofKey)
    }
  }
  for (const index of products().keys()) count(productAnswers(index))
  for (const index of serviceProducts().keys()) count(serviceAnswers(index))
  return all
})

type Usage = Pick<InputDefinition, 'usageCount' | 'optionUsage'>

/** Current usage of each input, by its id: replaced options and inputs hand over their counts. */
function usageIn(database: SampleDatabase): ReadonlyMap<string, Usage> {
  const usage = new Map<string, Usage>()
  for (const [key, answers] of given())
    for (const [text, count] of answers) {
      const found = currentAnswered(database, inputIdOf(key), JSON.parse(text) as InputAnswer)
      if (!found) continue
      const { inputId } = found.input
      const used = usage.get(inputId) ?? { usageCount: 0, optionUsage: {} }
      used.usageCount += count
      for (const value of [found.answer].flat())
        if (typeof value === 'string')
          used.optionUsage[value] = (used.optionUsage[value] ?? 0) + count
      usage.set(inputId, used)
    }
  return usage
}

/** Public view of inputs, with their usage. */
export function inputsWithUsage(
  database: SampleDatabase,
  inputs: readonly StoredInput[],
): InputDefinition[] {
  const usage = usageIn(database)
  const documents = database.rows(categoryInputsEntity)
  return inputs.map((stored) => {
    const { usageCount = 0, optionUsage = {} } = usage.get(stored.inputId) ?? {}
    return {
      ...definitionOf(stored),
      usageCount,
      optionUsage: stored.options.length > 0 ? optionUsage : {},
      categoryCount: documents.filter((document) =>
        askedIn(document).some(({ inputId }) => inputId === stored.inputId),
      ).length,
    }
  })
}

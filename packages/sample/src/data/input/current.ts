import type { InputAnswer, InputDefinition } from '@console/domain/input'
import { createDatabase, type SampleDatabase } from '../../store/store'
import type { StoredAnswers } from './answers'
import { inputEntity } from './entity'
import { inputIdOf, type StoredInput } from './rows'
import { onceOf } from '../../random/once'

/** The read access of a sample database, current or initial. */
export type Looked = Pick<SampleDatabase, 'rows' | 'find'>

/** Initial state of every sample database. */
export const seedOnly: Looked = createDatabase()

/** An input as forms need it: without its usage, which is counted on request. */
export const definitionOf = onceOf(({ replaced: _, ...rest }: StoredInput): InputDefinition => ({
  ...rest,
  usageCount: 0,
  optionUsage: {},
  categoryCount: 0,
}))

/** All inputs, by their ids. */
export function definitionsIn(database: Looked): ReadonlyMap<string, InputDefinition> {
  return new Map(database.rows(inputEntity).map((stored) => [stored.inputId, definitionOf(stored)]))
}

/** An answer to an input. */
interface Answered {
  input: StoredInput
  answer: InputAnswer
}

/** Current meaning of an earlier answer: options may have been replaced, and inputs by others. Null if the input does not exist. */
export function currentAnswered(
  database: Looked,
  inputId: string,
  answer: InputAnswer,
): Answered | null {
  const input = database.find(inputEntity, inputId)
  if (!input) return null
  const now = Array.isArray(answer)
    ? [...new Set(answer.map((value) => currentOption(input, value)))]
    : typeof answer === 'string'
      ? currentOption(input, answer)
      : answer
  const isReplaced = input.status === 'archived' && input.replacedBy !== null
  return isReplaced
    ? currentAnswered(database, input.replacedBy as string, now)
    : { input, answer: now }
}

function currentOption({ options, replaced }: StoredInput, value: string): string {
  const next = replaced[value]
  const isThere = next === undefined || options.some((option) => option.value === value)
  return isThere ? value : currentOption({ options, replaced } as StoredInput, next)
}

/** Answers of a seller, by the current ids of the inputs. */
export function currentAnswers(
  database: Looked,
  answers: StoredAnswers,
): Record<string, InputAnswer> {
  const now: Record<string, InputAnswer> = {}
  for (const [key, answer] of Object.entries(answers)) {
    const found = currentAnswered(database, inputIdOf(key), answer)
    if (found) now[found.input.inputId] ??= found.answer
  }
  return now
}

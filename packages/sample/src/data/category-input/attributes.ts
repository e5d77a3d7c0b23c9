import type { Text } from '@console/core/contracts'
import {
  completeness,
  inputsIn,
  isUnanswered,
  resolveInputs,
  type ResolvedGroup,
} from '@console/domain/input'
import type { StoredAnswers } from '../input/answers'
import { currentAnswers, definitionsIn, type Looked } from '../input/current'
import { answerText } from '../input/answerText'
import { lineageIn } from './lineage'

/** Current form of a category: everything it asks. */
export function formIn(database: Looked, categoryId: string): ResolvedGroup[] {
  return resolveInputs(lineageIn(database, categoryId), definitionsIn(database))
}

/** Answers of a seller, in the order of the category's form. A missing answer is listed if it is required, or if shoppers filter by it. */
export function attributesIn(
  database: Looked,
  categoryId: string,
  stored: StoredAnswers,
): { inputId: string; label: Text; value: Text }[] {
  const answers = currentAnswers(database, stored)
  return inputsIn(formIn(database, categoryId))
    .filter(
      ({ inputId, isRequired, definition }) =>
        !isUnanswered(answers[inputId]) || isRequired || definition.isFilterable,
    )
    .map(({ inputId, definition }) => ({
      inputId,
      label: definition.label,
      value: answerText(definition, answers[inputId]),
    }))
}

/** Checks whether a seller has answered everything that the category asks now. */
export function completenessIn(database: Looked, categoryId: string, stored: StoredAnswers) {
  return completeness(formIn(database, categoryId), currentAnswers(database, stored))
}

import type { Text } from '@console/core/contracts'
import {
  completeness,
  inputsIn,
  isUnanswered,
  resolveInputs,
  type ResolvedGroup,
} from '@console/domain/input'
import type { KeptAnswers } from '../input/answers'
import { answersNow, definitionsIn, type Looked } from '../input/now'
import { answerText } from '../input/said'
import { lineageIn } from './lineage'

/** What a category asks of what is sold in it, as things are now. */
export function formIn(world: Looked, categoryId: string): ResolvedGroup[] {
  return resolveInputs(lineageIn(world, categoryId), definitionsIn(world))
}

/**
 * What a seller has answered, in the order in which the category asks. What is not answered is told where it counts: where it must be answered, or
 * shoppers filter by it.
 */
export function attributesIn(
  world: Looked,
  categoryId: string,
  kept: KeptAnswers,
): { inputId: string; label: Text; value: Text }[] {
  const answers = answersNow(world, kept)
  return inputsIn(formIn(world, categoryId))
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

/** Whether a seller has answered all that the category asks now. */
export function completenessIn(world: Looked, categoryId: string, kept: KeptAnswers) {
  return completeness(formIn(world, categoryId), answersNow(world, kept))
}

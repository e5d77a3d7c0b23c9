import { isolate, type Translate } from '@console/core/i18n'
import { type ActionableRow, claimOn, type Workflows, onlyAlone } from '@console/core/workflows'
import { blockerText, isClaim } from './workflowTexts'

/** Reason why an action on a row is not available now; names the user who has claimed it. */
export function blockerExplanation(
  workflows: Workflows,
  blocker: string,
  row: ActionableRow,
  translate: Translate,
): string {
  if (blocker === onlyAlone) return translate('workflows:decision.outcome.not_eligible')
  const claim = isClaim(workflows, blocker) ? claimOn(row) : null
  return claim
    ? translate('workflows:blocker.claimed.by', { name: isolate(claim.by.name) })
    : (blockerText(workflows, blocker, translate) ?? blocker)
}

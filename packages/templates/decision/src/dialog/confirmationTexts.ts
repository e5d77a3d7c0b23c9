import {
  type ActionableRow,
  claimEndedBy,
  claimingOf,
  type Workflows,
} from '@console/core/workflows'
import { type Formats, isolate, type Translate } from '@console/core/i18n'

/** Names the user whose claim an action would end: such an action needs confirmation. */
export function claimEndedText(
  workflows: Workflows,
  action: string,
  row: ActionableRow,
  translate: Translate,
  formats: Formats,
): string | null {
  const claim = claimEndedBy(workflows, action, row)
  if (!claim) return null
  return translate(
    `decision:decision.confirm.${claimingOf(workflows, action) === 'take' ? 'claim' : 'release'}`,
    {
      name: isolate(claim.by.name),
      time: formats.time(new Date(claim.expiresAt)),
    },
  )
}

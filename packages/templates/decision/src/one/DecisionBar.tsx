import { useTranslate } from '@console/core/i18n'
import { type ActionableRow, type ActionState, ruleOf } from '@console/core/workflows'
import type { Resource } from '@console/core/resources'
import { IconButton, Menu, MenuItem, theme } from '@console/ui'
import { Ellipsis } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { ActionIcon, actionText, withNoteText, blockerExplanation } from '@console/workflows'
import { ActionButton } from './ActionButton'
import { offerOf } from '../rules'
import type { ReadField } from '../dialog/changesBetween'
import type { Decisions } from '../decisions'
import { ErrorBar } from './ErrorBar'
import styled from 'styled-components'

export interface DecisionBarProps<Row extends ActionableRow> {
  resource: Resource<Row>
  decisions: Decisions<Row>
  /** As it was read, not as `shown`. */
  row: Row
  /** Translated field labels by JSON pointer, for "Show what changed". */
  fieldLabels?: Readonly<Record<string, string>>
  /** Formats a field as the record's screen does; fields without a format are shown unchanged. */
  readField?: ReadField<Row>
  /** Controls the menu of further actions: the key `.`. */
  menu?: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }
  /** Content at the other end of the bar. */
  children?: ReactNode
}

/**
 * Buttons of a row's available actions, from its `_actions`: at most one primary and two secondary ones, the rest in a menu.
 * After a conflict it shows who did what and when, and offers the new version.
 */
export function DecisionBar<Row extends ActionableRow>({
  resource,
  decisions,
  row,
  fieldLabels,
  readField,
  menu,
  children,
}: DecisionBarProps<Row>) {
  const translate = useTranslate()
  const { workflows } = resource
  const token = resource.tokenOf(row)
  const { markVisible, resume } = decisions
  useEffect(() => markVisible(token), [markVisible, token])
  const resumeRow = useEffectEvent(() => resume(row))
  useEffect(() => resumeRow(), [token, row.version])

  const decision = decisions.of(token)
  const { primary, secondary, others } = offerOf(workflows, decisions.offered(row))
  const noted =
    primary?.blocker === null && ruleOf(workflows, primary.action).canHaveNote
      ? primary.action
      : null
  const isOnItsWay = decision?.isUnconfirmed ?? false

  function reasonOf({ blocker }: ActionState) {
    return blocker === null ? undefined : blockerExplanation(workflows, blocker, row, translate)
  }

  function start(action: string, withForm = false) {
    decisions.start(row, action, { withForm })
  }

  if (decision?.hasError)
    return (
      <ErrorBar
        {...{ resource, decision, fieldLabels, readField }}
        key={decision.attempt ? 'attempt' : decision.state}
      />
    )
  return (
    <Root role="toolbar" aria-label={translate('decision:decision.bar.label')}>
      {primary ? (
        <ActionButton
          workflows={workflows}
          state={primary}
          reason={reasonOf(primary)}
          variant="primary"
          isPending={isOnItsWay && decision?.action === primary.action}
          onPress={() => start(primary.action)}
        />
      ) : null}
      {secondary.map((state) => (
        <ActionButton
          key={state.action}
          workflows={workflows}
          state={state}
          reason={reasonOf(state)}
          isPending={isOnItsWay && decision?.action === state.action}
          onPress={() => start(state.action)}
        />
      ))}
      {others.length > 0 || noted ? (
        <Menu
          {...menu}
          trigger={
            <IconButton label={translate('decision:decision.bar.more')} variant="secondary">
              <Ellipsis aria-hidden />
            </IconButton>
          }
        >
          {noted ? (
            <MenuItem id="withNote" onAction={() => start(noted, true)}>
              {withNoteText(workflows, noted, translate)}
            </MenuItem>
          ) : null}
          {others.map((state) => {
            const { action } = state
            return (
              <MenuItem
                key={action}
                id={action}
                icon={<ActionIcon workflows={workflows} action={action} />}
                disabledReason={reasonOf(state)}
                onAction={() => start(action)}
              >
                {actionText(workflows, action, translate)}
              </MenuItem>
            )
          })}
        </Menu>
      ) : null}
      {children ? <End>{children}</End> : null}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};

  /* On a phone only the labels fit side by side, and leave more of the record visible. */
  @media (max-width: 479px) {
    gap: ${theme.space[1]};

    button:not([aria-haspopup]) {
      padding-inline: ${theme.space[2]};
    }
    [data-icon] {
      display: none;
    }
  }
`

const End = styled.div`
  margin-inline-start: auto;
`

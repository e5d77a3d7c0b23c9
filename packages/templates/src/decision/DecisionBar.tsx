import type { Action, ActionableRow, RequestedChange } from '@console/core/contracts'
import type { Resource } from '@console/core/resources'
import { IconButton, Menu, MenuItem, theme } from '@console/ui'
import { Ellipsis } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { ActionButton } from './ActionButton'
import { actionIcons, offerOf } from './actions'
import type { Decisions } from './decisions'
import { TroubleBar } from './TroubleBar'
import { hindranceWord } from './hindranceWord'

export interface DecisionBarProps<Row extends ActionableRow> {
  resource: Resource<Row>
  decisions: Decisions<Row>
  /** As it was read, not as `shown`. */
  row: Row
  /** Names of fields by JSON pointer, already in the reader's language: for "Show what changed". */
  fieldLabels?: Readonly<Record<string, string>>
  /** Messages about fields that were written on the record. */
  asked?: readonly RequestedChange[]
  /** Opens the menu of further actions by itself: the key `.`. */
  menu?: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }
  /** What stands at the other end of the bar. */
  children?: ReactNode
}

/**
 * The buttons of what may be done with a row, from its `_actions`: at most one primary and two secondary ones, the others in
 * a menu. After a conflict it says who did what when, and offers the new version.
 */
export function DecisionBar<Row extends ActionableRow>({
  resource,
  decisions,
  row,
  fieldLabels,
  asked,
  menu,
  children,
}: DecisionBarProps<Row>) {
  const { t } = useTranslation('templates')
  const token = resource.tokenOf(row)
  const { attend } = decisions
  useEffect(() => attend(token), [attend, token])

  const decision = decisions.of(token)
  const { primary, secondary, others } = offerOf(row._actions)
  const isOnItsWay = decision?.isUnconfirmed ?? false

  function start(action: Action, withForm = false) {
    decisions.start(row, action, {
      withForm,
      fields: action === 'request_changes' ? asked : undefined,
    })
  }

  if (decision && !decision.isComposed && /^(refused|failed)/.test(decision.state))
    return <TroubleBar {...{ resource, decision, fieldLabels }} key={decision.state} />
  return (
    <Root role="toolbar" aria-label={t('decision.bar.label')}>
      {primary ? (
        <ActionButton
          state={primary}
          variant="primary"
          isPending={isOnItsWay && decision?.action === primary.action}
          onPress={() => start(primary.action)}
        />
      ) : null}
      {secondary.map((state) => (
        <ActionButton
          key={state.action}
          state={state}
          isPending={isOnItsWay && decision?.action === state.action}
          onPress={() => start(state.action)}
        />
      ))}
      {others.length > 0 ? (
        <Menu
          {...menu}
          trigger={
            <IconButton label={t('decision.bar.more')} variant="secondary">
              <Ellipsis aria-hidden />
            </IconButton>
          }
        >
          {primary?.action === 'approve' && primary.hindrance === null ? (
            <MenuItem id="withNote" onAction={() => start('approve', true)}>
              {t('action.approve.withNote')}
            </MenuItem>
          ) : null}
          {others.map(({ action, hindrance }) => {
            const Icon = actionIcons[action]
            return (
              <MenuItem
                key={action}
                id={action}
                icon={<Icon />}
                disabledReason={hindrance === null ? undefined : t(hindranceWord(hindrance))}
                onAction={() => start(action)}
              >
                {t(`action.${action}`)}
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

  /* On a phone words alone fit side by side, and leave more of the record in sight. */
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

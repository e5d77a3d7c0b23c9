import { useTranslate } from '@console/core/i18n'
import { type ActionableRow, ruleOf } from '@console/core/workflows'
import { Menu, MenuItem, MenuSection } from '@console/ui'
import { ExternalLink, PanelRight } from 'lucide-react'
import type { RefObject } from 'react'
import type { List } from '../state/useList'
import { actionText, blockerExplanation } from '@console/workflows'
import { isInPlace, offered } from '@console/decision'

/** Row with the open menu, and the button that opened it. */
export interface OpenMenu<Row> {
  row: Row
  token: string
  isByKey: boolean
}

interface RowMenuProps<Row extends ActionableRow> {
  list: List<Row>
  open: OpenMenu<Row> | null
  element: RefObject<HTMLElement | null>
  /** Null when the list has no preview. */
  onPreview: ((token: string) => void) | null
  onClose: () => void
}

/** Single menu for all rows: links of the row, and its available actions. */
export function RowMenu<Row extends ActionableRow>({
  list: { config, context, decisions, recordHrefOf },
  open,
  element,
  onPreview,
  onClose,
}: RowMenuProps<Row>) {
  const translate = useTranslate()
  const { resource, rowActions = [], rowLinks = [], recordTitle } = config
  const { workflows } = resource
  const href = open ? recordHrefOf(open.row) : undefined
  const possible = open ? offered(workflows, open.row) : []
  const states = rowActions.flatMap(
    (action) => possible.find((state) => state.action === action && isInPlace(state)) ?? [],
  )
  return (
    <Menu
      placement="bottom end"
      anchor={{
        element,
        id: `menu-${open?.token}`,
        opening: { end: open?.isByKey ? 'first' : null, isByKey: open?.isByKey ?? false },
      }}
      isOpen={open !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <MenuSection aria-label={translate('list:index.rowMenu.places')}>
        {href === undefined ? null : (
          <MenuItem id="open" href={href} icon={<ExternalLink data-mirrored />} shortcut="O">
            {recordTitle ? context.t(recordTitle) : translate('list:index.rowMenu.open')}
          </MenuItem>
        )}
        {onPreview && open ? (
          <MenuItem
            id="preview"
            icon={<PanelRight data-mirrored />}
            shortcut="P"
            onAction={() => onPreview(open.token)}
          >
            {translate('list:index.rowMenu.preview')}
          </MenuItem>
        ) : null}
        {open
          ? rowLinks.map(({ id, title, to }) => {
              const href = to(open.row)
              return href === null ? null : (
                <MenuItem key={id} id={`link-${id}`} href={href}>
                  {context.t(title)}
                </MenuItem>
              )
            })
          : null}
      </MenuSection>
      {states.length === 0 ? null : (
        <MenuSection aria-label={translate('list:index.rowMenu.decisions')}>
          {states.map(({ action, blocker }) => (
            <MenuItem
              key={action}
              id={`action-${action}`}
              shortcut={ruleOf(workflows, action).shortcut}
              disabledReason={
                blocker === null || !open
                  ? undefined
                  : blockerExplanation(workflows, blocker, open.row, translate)
              }
              onAction={() => {
                if (open) decisions.start(open.row, action)
              }}
            >
              {actionText(workflows, action, translate)}
            </MenuItem>
          ))}
        </MenuSection>
      )}
    </Menu>
  )
}

import type { Action, ActionableRow } from '@console/core/contracts'
import { Menu, MenuItem, MenuSection } from '@console/ui'
import { ExternalLink, PanelRight } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { CellContext, RowLink } from './config'
import { actionLetters } from './listKeys'
import { hindranceWord } from '../decision/hindranceWord'

/** The row whose menu is open, and the button that opened it. */
export interface OpenMenu<Row> {
  row: Row
  token: string
  isByKey: boolean
}

interface RowMenuProps<Row> {
  open: OpenMenu<Row> | null
  /** The button that was pressed. */
  element: RefObject<HTMLElement | null>
  actions: readonly Action[]
  links: readonly RowLink<Row>[]
  context: CellContext
  href: string
  /** Null where the list has no preview. */
  onPreview: (() => void) | null
  onAction: (action: Action) => void
  onClose: () => void
}

/** The one menu of all rows: where the row leads, and what can be decided about it now. */
export function RowMenu<Row extends ActionableRow>({
  open,
  element,
  actions,
  links,
  context,
  href,
  onPreview,
  onAction,
  onClose,
}: RowMenuProps<Row>) {
  const { t } = useTranslation('templates')
  const states = actions.flatMap(
    (action) => open?.row._actions.find((state) => state.action === action) ?? [],
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
      <MenuSection aria-label={t('index.rowMenu.places')}>
        <MenuItem id="open" href={href} icon={<ExternalLink />} shortcut="O">
          {t('index.rowMenu.open')}
        </MenuItem>
        {onPreview ? (
          <MenuItem
            id="preview"
            icon={<PanelRight data-mirrored />}
            shortcut="P"
            onAction={onPreview}
          >
            {t('index.rowMenu.preview')}
          </MenuItem>
        ) : null}
        {open
          ? links.map(({ id, title, to }) => (
              <MenuItem key={id} id={`link-${id}`} href={to(open.row)}>
                {context.t(title)}
              </MenuItem>
            ))
          : null}
      </MenuSection>
      {states.length === 0 ? null : (
        <MenuSection aria-label={t('index.rowMenu.decisions')}>
          {states.map(({ action, hindrance }) => (
            <MenuItem
              key={action}
              id={`action-${action}`}
              shortcut={actionLetters[action]}
              disabledReason={hindrance === null ? undefined : t(hindranceWord(hindrance))}
              onAction={() => onAction(action)}
            >
              {t(`action.${action}`)}
            </MenuItem>
          ))}
        </MenuSection>
      )}
    </Menu>
  )
}

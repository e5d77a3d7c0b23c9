import { type ActionableRow, ruleOf } from '@console/core/workflows'
import { useKeyGroup } from '@console/core/keys'
import { useSetting } from '@console/core/settings'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListConfig } from '../config/config'
import { listKeys } from './listKeys'

/** Registers a list's keys for the shortcuts dialog: only those that the list supports. */
export function useListKeyGroup<Row extends ActionableRow>(config: ListConfig<Row>): void {
  const { t } = useTranslation('list')
  const isRightToLeft = useSetting(({ direction }) => direction === 'rtl')
  useKeyGroup(
    useMemo(() => {
      const command = /Mac OS|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'
      const { resource, rowActions = [], bulkActions = [], bulkLinks = [], rowLinks = [] } = config
      const letters = new Set(
        rowActions.map((action) => ruleOf(resource.workflows, action).shortcut),
      )
      const isThere = (what: (typeof listKeys)[number]['what']) => {
        switch (what) {
          case 'row':
          case 'rowLetters':
          case 'ends':
          case 'open':
            return (config.recordPath ?? config.preview) !== undefined
          case 'preview':
            return config.preview !== undefined
          case 'tick':
          case 'extend':
          case 'tickPage':
            return bulkActions.length > 0 || bulkLinks.length > 0
          case 'menu':
            return rowActions.length > 0 || rowLinks.length > 0
          case 'send':
          case 'undo':
            return rowActions.length > 0
          case 'approve':
            return letters.has('A')
          case 'reject':
            return letters.has('R')
          case 'requestChanges':
            return letters.has('C')
          default:
            return true
        }
      }
      return {
        title: t('index.keys.title'),
        keys: listKeys
          .filter(({ what }) => isThere(what))
          .map(({ what, keys }) => ({
            // The arrow to the previous page points to where reading began.
            keys: (what === 'page' && isRightToLeft ? keys.toReversed() : keys).map((key) =>
              key.replace('Ctrl', command),
            ),
            what: t(`index.keys.${what}`),
          })),
      }
    }, [config, t, isRightToLeft]),
  )
}

import { type ActionableRow, type Workflows, ruleOf } from '@console/core/workflows'
import { sendKeys, useKeyGroup } from '@console/core/keys'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** Keys of a record as the shortcuts dialog shows them. The labels are under `record.keys.…`. */
const recordKeys = [
  { what: 'approve', keys: ['A'] },
  { what: 'reject', keys: ['R'] },
  { what: 'requestChanges', keys: ['C'] },
  { what: 'more', keys: ['.'] },
  { what: 'send', keys: ['Ctrl+Enter'] },
  { what: 'undo', keys: ['Z'] },
  { what: 'next', keys: ['J', 'N'] },
  { what: 'previous', keys: ['K'] },
  { what: 'back', keys: ['B'] },
  { what: 'tabs', keys: ['[', ']'] },
  { what: 'history', keys: ['T'] },
] as const

/**
 * Registers a record's keys for the shortcuts dialog: only those that are available.
 * @param isInList the record was opened from a list, and has neighbours there
 * @param hasHistory one of its tabs is its history
 */
export function useRecordKeyGroup(
  workflows: Workflows,
  { _actions }: ActionableRow,
  isInList: boolean,
  hasHistory: boolean,
): void {
  const { t } = useTranslation('record')
  const letters = _actions.map(({ action }) => ruleOf(workflows, action).shortcut ?? '').join('')
  const hasActions = _actions.length > 0

  useKeyGroup(
    useMemo(() => {
      const isThere = (what: (typeof recordKeys)[number]['what']) => {
        switch (what) {
          case 'approve':
            return letters.includes('A')
          case 'reject':
            return letters.includes('R')
          case 'requestChanges':
            return letters.includes('C')
          case 'more':
          case 'send':
          case 'undo':
            return hasActions
          case 'next':
          case 'previous':
            return isInList
          case 'history':
            return hasHistory
          default:
            return true
        }
      }
      return {
        title: t('record.keys.title'),
        keys: recordKeys
          .filter(({ what }) => isThere(what))
          .map(({ what, keys }) => ({
            keys: what === 'send' ? [sendKeys()] : keys,
            what: t(`record.keys.${what}`),
          })),
      }
    }, [letters, hasActions, isInList, hasHistory, t]),
  )
}

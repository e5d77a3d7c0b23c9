import { usePanel } from '@console/core/flows'
import { isGuest } from '@console/core/permissions'
import { useSessionState } from '@console/core/session'
import { defaultsOf, useSetting, useSettingsStore } from '@console/core/settings'
import { confirm } from '@console/shell-notices'
import { ThemeButtons, themePanelMachine, type ThemePanelTab } from '@console/shell-theme-panel'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Parts } from './lazy/createParts'

/**
 * The theme panel and its two buttons. A component of its own, so that trying a scheme does not render the shell again.
 */
export function ThemeSettings({ part }: { part: Parts['themePanel'] }) {
  const panel = usePanel(themePanelMachine)
  const store = useSettingsStore()
  const settings = useSetting((all) => all)
  const { roles } = useSessionState()
  const { t } = useTranslation('theme-panel')

  const { change } = panel
  const onTabChange = useCallback((tab: ThemePanelTab) => change({ tab }), [change])
  const onReset = useCallback(async () => {
    const isMeant = await confirm({
      title: t('reset.title'),
      message: t('reset.message'),
      confirmLabel: t('reset.confirm'),
      cancelLabel: t('reset.cancel'),
    })
    if (isMeant) store.change(defaultsOf(store.getState()))
  }, [store, t])

  return (
    <>
      <ThemeButtons
        openTab={panel.isOpen ? panel.content.tab : null}
        onOpen={(tab) => panel.open({ tab })}
        onIntent={part.prefetch}
      />
      <part.Component
        isWanted={panel.isOpen}
        settings={settings}
        isOpen={panel.isOpen}
        tab={panel.content.tab}
        whereSaved={isGuest(roles) ? 'browser' : 'account'}
        onChange={store.change}
        onTabChange={onTabChange}
        onOpenChange={panel.setOpen}
        onReset={onReset}
        onUnavailable={panel.close}
      />
    </>
  )
}

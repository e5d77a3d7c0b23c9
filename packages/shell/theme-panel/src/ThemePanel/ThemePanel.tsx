import { Button, Drawer, Tabs, Text, theme } from '@console/ui'
import { type ComponentType, createContext, memo, useContext, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { EditProps } from '../controls/EditProps'
import type { ThemePanelTab } from '../themePanelMachine'
import { SchemesTab } from './SchemesTab'
import { SettingsTab } from './SettingsTab'

export interface ThemePanelProps extends EditProps {
  isOpen: boolean
  tab: ThemePanelTab
  /** Storage of changes: specification 4, a signed-in user's with the account, a guest's only in this browser. */
  whereSaved: 'account' | 'browser'
  onTabChange: (tab: ThemePanelTab) => void
  onOpenChange: (isOpen: boolean) => void
  /** Called to reset everything in the panel to the defaults. */
  onReset: () => void
}

/**
 * Specification 2, Theme settings panel: 380 px wide, at most 90 % of the view. Every change applies at once, on a page that
 * stays undimmed beside it.
 */
export function ThemePanel({ settings, onChange, ...panel }: ThemePanelProps) {
  const edit = useMemo(() => ({ settings, onChange }), [settings, onChange])
  return (
    <EditContext value={edit}>
      <Panel {...panel} />
    </EditContext>
  )
}

/** Edited settings, for the open tab: the panel around it is not rendered again. */
const EditContext = createContext<EditProps | null>(null)

function Edited({ tab: Tab }: { tab: ComponentType<EditProps> }) {
  const edit = useContext(EditContext)
  return edit && <Tab {...edit} />
}

const Panel = memo(function Panel({
  isOpen,
  tab,
  whereSaved,
  onTabChange,
  onOpenChange,
  onReset,
}: Omit<ThemePanelProps, keyof EditProps>) {
  const { t } = useTranslation('theme-panel')
  return (
    <Drawer
      size="settings"
      isClear
      isPrepared
      title={t('panel.title')}
      closeLabel={t('panel.close')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <Foot>
          <Text size="sm" tone="muted">
            {t(`panel.saved.${whereSaved}`)}
          </Text>
          <Button onPress={onReset}>{t('panel.reset')}</Button>
        </Foot>
      }
    >
      <Content>
        <Tabs
          label={t('panel.title')}
          selectedId={tab}
          onSelectionChange={onTabChange}
          tabs={[
            {
              id: 'settings',
              label: t('panel.settings'),
              content: <Edited tab={SettingsTab} />,
            },
            {
              id: 'schemes',
              label: t('panel.schemes'),
              content: <Edited tab={SchemesTab} />,
            },
          ]}
        />
      </Content>
    </Drawer>
  )
})

/* The tabs stay in view while their content scrolls. */
const Content = styled.div`
  [role='tablist'] {
    position: sticky;
    z-index: 1;
    inset-block-start: 0;
    background: ${theme.color.surface};
  }
`

const Foot = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
`

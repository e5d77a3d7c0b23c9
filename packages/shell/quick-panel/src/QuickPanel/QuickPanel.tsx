import type { ReportingSkipped } from '@console/core/skipped'
import { Drawer, Switch, theme, Text } from '@console/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { type LanguageId, localeOf } from '@console/core/i18n'
import type { QuickPanelData } from '../contract'
import { Agenda } from './Agenda'
import { Section } from './Section'
import { useAgenda } from './useAgenda'

export interface QuickPanelProps {
  isOpen: boolean
  /** Today, in the user's time zone. */
  today: Date
  /** Reads events and notes: when the panel mounts, and each time it opens with stale data. */
  load: (noting: ReportingSkipped) => Promise<QuickPanelData>
  /** Called to close: by a click outside, Escape or the close button. */
  onClose: () => void
}

/** Specification 2: the three switches and their initial positions. They are held here only and do nothing else. */
const firstSwitches = { notifications: true, cloudSync: false, retroThrusters: false }

const switchNames = ['notifications', 'cloudSync', 'retroThrusters'] as const

/**
 * Specification 2 and 9: today's date, events, notes and Quick Settings, in a drawer of 280 px at the end of the line. The
 * switches keep their positions for as long as it stays mounted, closed too.
 */
export function QuickPanel({ isOpen, today, load, onClose }: QuickPanelProps) {
  const { t } = useTranslation('quick-panel')
  const [switches, setSwitches] = useState(firstSwitches)
  // Specification 7: called when the panel mounts, which is before it opens.
  useAgenda(load)
  return (
    <Drawer
      size="narrow"
      isPrepared
      title={t('panel.title')}
      closeLabel={t('panel.close')}
      isOpen={isOpen}
      onOpenChange={(isOpenNext) => {
        if (!isOpenNext) onClose()
      }}
    >
      <Sections>
        <Today today={today} />
        <Agenda load={load} />
        <Section title={t('settings.title')}>
          <Switches>
            {switchNames.map((name) => (
              <Switch
                key={name}
                isSelected={switches[name]}
                onChange={(isOn) => setSwitches({ ...switches, [name]: isOn })}
              >
                {t(`settings.${name}`)}
              </Switch>
            ))}
          </Switches>
        </Section>
      </Sections>
    </Drawer>
  )
}

const Sections = styled.div`
  display: grid;
  gap: ${theme.space[5]};
`

const Switches = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[1]};
`

/** Specification 2: the weekday, the day as an ordinal and the month: Monday, 15th June. */
function Today({ today }: { today: Date }) {
  const { t, i18n } = useTranslation('quick-panel')
  const locale = localeOf(i18n.language as LanguageId)
  const write = (part: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, part).format(today)
  const ordinals = new Intl.PluralRules(locale, { type: 'ordinal' })
  // Of our languages only English distinguishes ordinals, in these four forms.
  const ordinal = ordinals.select(today.getDate()) as 'one' | 'two' | 'few' | 'other'
  return (
    <Root>
      <Text size="sm" tone="muted">
        {t('today.caption')}
      </Text>
      <Text size="display" weight="semibold">
        {write({ weekday: 'long' })}
      </Text>
      <Text size="xl" tone="muted">
        {t(`today.date.${ordinal}`, {
          day: write({ day: 'numeric' }),
          month: write({ month: 'long' }),
        })}
      </Text>
    </Root>
  )
}

const Root = styled.p`
  display: grid;
`

import { Button, Heading, IconButton, Menu, MenuItem, SegmentedChoice, theme } from '@console/ui'
import { ChevronLeft, ChevronRight, Download, FileDown, FileUp, Plus, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { type ViewId, viewIds } from '../paths'
import { MonthPicker } from './MonthPicker'

interface CalendarBarProps {
  view: ViewId
  /** The shown days as text. */
  period: string
  /** Focused day. */
  day: string
  today: string
  onView: (view: ViewId) => void
  onStep: (way: -1 | 1) => void
  onToday: () => void
  /** Shows the period around another day. */
  onDay: (day: string) => void
  onNew: () => void
  onImport: () => void
  onSaveAll: () => void
}

/** Toolbar over the calendar: period, view and actions. Only the period is printed. */
export function CalendarBar({
  view,
  period,
  day,
  today,
  onView,
  onStep,
  onToday,
  onDay,
  onNew,
  onImport,
  onSaveAll,
}: CalendarBarProps) {
  const { t } = useTranslation('calendar')
  return (
    <Root>
      <Titles>
        <Heading level={1}>{t('title')}</Heading>
        <MonthPicker period={period} day={day} today={today} onPick={onDay} />
      </Titles>
      <Tools>
        <IconButton data-step={-1} label={t('period.previous')} onPress={() => onStep(-1)}>
          <ChevronLeft data-mirrored aria-hidden />
        </IconButton>
        <Button onPress={onToday}>{t('period.today')}</Button>
        <IconButton data-step={1} label={t('period.next')} onPress={() => onStep(1)}>
          <ChevronRight data-mirrored aria-hidden />
        </IconButton>
        <Views>
          <SegmentedChoice
            label={t('view')}
            isLabelHidden
            options={viewIds.map((id) => ({ id, label: t(`view.${id}`) }))}
            value={view}
            onChange={onView}
          />
        </Views>
        {view === 'agenda' ? (
          <IconButton label={t('agenda.print')} onPress={() => window.print()}>
            <Printer aria-hidden />
          </IconButton>
        ) : null}
        <Menu
          trigger={
            <IconButton label={t('file.menu')}>
              <FileDown aria-hidden />
            </IconButton>
          }
        >
          <MenuItem icon={<FileUp />} onAction={onImport}>
            {t('file.import')}
          </MenuItem>
          <MenuItem icon={<Download />} onAction={onSaveAll}>
            {t('file.all')}
          </MenuItem>
        </Menu>
        <Button variant="primary" onPress={onNew}>
          <Plus aria-hidden />
          <NewWords>{t('new')}</NewWords>
        </Button>
      </Tools>
    </Root>
  )
}

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
`

const Titles = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${theme.space[3]};
`

const Views = styled.div`
  @media (max-width: 719px) {
    order: 1;
    flex-basis: 100%;
  }
`

/* A phone shows only the plus sign. */
const NewWords = styled.span`
  @media (max-width: 719px) {
    position: absolute;
    overflow: hidden;
    inline-size: 1px;
    block-size: 1px;
    clip-path: inset(50%);
  }
`

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};

  @media print {
    display: none;
  }
`

import { ChevronLeft, ChevronRight } from 'lucide-react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components/Calendar'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'

/** The days of one month, with buttons for the months beside it. */
export function MonthSheet() {
  return (
    <Calendar>
      <Head>
        <Step slot="previous">
          <ChevronLeft data-mirrored aria-hidden />
        </Step>
        <Month level={2} />
        <Step slot="next">
          <ChevronRight data-mirrored aria-hidden />
        </Step>
      </Head>
      <Days>
        <CalendarGridHeader>{(name) => <Weekday>{name}</Weekday>}</CalendarGridHeader>
        <CalendarGridBody>{(date) => <Day date={date} />}</CalendarGridBody>
      </Days>
    </Calendar>
  )
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  margin-block-end: ${theme.space[2]};
`

const Month = styled(Heading)`
  font: 600 ${theme.text.md}/1.4 ${theme.font.family};
`

const Step = styled(Button)`
  display: grid;
  place-items: center;
  inline-size: max(32px, ${theme.size.target});
  block-size: max(32px, ${theme.size.target});
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.control};
  background: transparent;
  color: ${theme.color.text};
  cursor: pointer;

  &[data-hovered] {
    background: ${theme.color.surfaceHover};
  }
  svg {
    inline-size: 16px;
    block-size: 16px;
  }
`

const Days = styled(CalendarGrid)`
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
`

const Weekday = styled(CalendarHeaderCell)`
  block-size: 28px;
  color: ${theme.color.textMuted};
  font: 500 ${theme.text.xs}/1.4 ${theme.font.family};
`

const Day = styled(CalendarCell)`
  display: grid;
  place-items: center;
  inline-size: 36px;
  block-size: 36px;
  border-radius: ${theme.radius.control};
  font-size: ${theme.text.sm};
  cursor: pointer;

  &[data-outside-month] {
    display: none;
  }
  &[data-hovered] {
    background: ${theme.color.surfaceHover};
  }
  &[data-selected] {
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
  }
  &[data-today]:not([data-selected]) {
    font-weight: 600;
    text-decoration: underline;
  }
  @media (pointer: coarse) {
    inline-size: 44px;
    block-size: 44px;
  }
  @media (forced-colors: active) {
    &[data-selected] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`

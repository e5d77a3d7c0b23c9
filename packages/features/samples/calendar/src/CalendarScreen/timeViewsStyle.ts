import { theme } from '@console/ui'
import styled from 'styled-components'

/** Frame of the library's views with our colours and sizes. */
export const TimeViewsFrame = styled.div`
  --fc-classic-primary: ${theme.color.accent};
  --fc-classic-primary-foreground: ${theme.color.onAccent};
  --fc-classic-event: ${theme.color.accentSoft};
  --fc-classic-event-contrast: ${theme.color.text};
  --fc-classic-highlight: ${theme.color.accentSoft};
  --fc-classic-today: ${theme.color.surfaceHover};
  --fc-classic-now: ${theme.color.danger};
  --fc-classic-small-dot-width: 8px;
  --fc-classic-large-dot-width: 10px;
  --fc-classic-background: ${theme.color.surface};
  --fc-classic-faint: ${theme.color.surfaceHover};
  --fc-classic-muted: ${theme.color.surfaceHover};
  --fc-classic-strong: ${theme.color.hairline};
  --fc-classic-foreground: ${theme.color.text};
  --fc-classic-faint-foreground: ${theme.color.textMuted};
  --fc-classic-muted-foreground: ${theme.color.textMuted};
  --fc-classic-border: ${theme.color.hairline};
  --fc-classic-strong-border: ${theme.color.border};

  &[data-measuring] {
    visibility: hidden;
  }
  flex: 1;
  min-block-size: 480px;
  font-variant-numeric: tabular-nums;

  > div {
    overflow: hidden;
    border-radius: ${theme.radius.card};
  }

  /* Minimum target height (WCAG 2.5.8). */
  [data-event-id],
  .more {
    min-block-size: 24px;
  }
  [data-event-id] {
    border-inline-start: 3px solid ${theme.color.accent};
    cursor: grab;
  }
  .line {
    align-items: center;
  }
  [data-event-id]:focus-visible {
    z-index: 9;
    outline: 2px solid ${theme.color.focus};
    outline-offset: 1px;
  }
  [data-event-id] *,
  .more {
    font-size: ${theme.text.xs};
    font-weight: 400;
  }
  .title {
    flex: 1;
    min-inline-size: 0;
    text-overflow: ellipsis;
  }
  .number {
    display: grid;
    place-items: center;
    min-inline-size: 24px;
    min-block-size: 24px;
  }
  .today {
    color: ${theme.color.accent};
    font-weight: 600;
  }
  /* The text at an event’s start has the same information. */
  .dot {
    display: none;
  }
  .lifted {
    box-shadow: ${theme.shadow.float};
    outline: 2px dashed ${theme.color.focus};
  }
`

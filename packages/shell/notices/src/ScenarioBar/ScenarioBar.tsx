import { Button, Text, theme } from '@console/ui'
import { FlaskConical } from 'lucide-react'
import styled from 'styled-components'
import { pageMessages } from '../messages/pageMessages'

interface ScenarioBarProps {
  language: string
  /** The value of `?mock=` in the address, for example `500` or `GET /orders:slow`. */
  scenario: string
  /** Ends the scenario; the page is reloaded. */
  onEnd: () => void
}

/** Shows that a demonstration scenario answers calls, which would otherwise look like faults of the console. */
export function ScenarioBar({ language, scenario, onEnd }: ScenarioBarProps) {
  const messages = pageMessages(language)
  return (
    <Root aria-label={messages['scenario.title']}>
      <FlaskConical size={16} aria-hidden />
      <Name>
        <Text weight="medium">{messages['scenario.title']}</Text> <bdi>{scenario}</bdi>
      </Name>
      <Button onPress={onEnd}>{messages['scenario.end']}</Button>
    </Root>
  )
}

/* Above the connectivity banner, below toasts and dialogs. */
const Root = styled.aside`
  position: fixed;
  inset-block-end: ${theme.space[16]};
  inset-inline-start: ${theme.space[4]};
  z-index: 901;
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  max-inline-size: min(480px, calc(100vw - 2 * ${theme.space[4]}));
  padding: ${theme.space[1]} ${theme.space[1]} ${theme.space[1]} ${theme.space[3]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  box-shadow: ${theme.shadow.float};

  svg {
    flex: none;
  }
  @media print {
    display: none;
  }
`

const Name = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

import { Button, theme } from '@console/ui'
import styled from 'styled-components'
import { pageMessages } from '../messages/pageMessages'

interface MissingPartProps {
  language: string
  /** Texts of notices that cannot be drawn otherwise. */
  titles: readonly string[]
  onClose: () => void
}

/**
 * Reports that a part could not be fetched, and offers to reload the page. It needs no fetched code itself, as the code that
 * draws notices may be missing, too.
 */
export function MissingPart({ language, titles, onClose }: MissingPartProps) {
  const messages = pageMessages(language)
  return (
    <Root role="alert">
      {titles.map((title, place) => (
        <p key={place}>{title}</p>
      ))}
      <p>{messages['missing.message']}</p>
      <Actions>
        <Button variant="primary" onPress={() => location.reload()}>
          {messages['action.reload']}
        </Button>
        <Button variant="quiet" onPress={onClose}>
          {messages['toast.close']}
        </Button>
      </Actions>
    </Root>
  )
}

/* Below toasts, above everything else. */
const Root = styled.div`
  position: fixed;
  inset-block-end: ${theme.space[4]};
  inset-inline: ${theme.space[4]};
  z-index: 99998;
  display: grid;
  gap: ${theme.space[3]};
  inline-size: fit-content;
  max-inline-size: min(480px, calc(100vw - 2 * ${theme.space[4]}));
  margin-inline: auto;
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.float};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`

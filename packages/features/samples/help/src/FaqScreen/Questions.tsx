import { Text, theme } from '@console/ui'
import { ChevronDown } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import type { FaqItem } from '../contract'

/** Questions with expandable answers; the one in the address is open. */
export function Questions({ items }: { items: readonly FaqItem[] }) {
  const { hash } = useLocation()
  return (
    <List>
      {items.map(({ id, question, answer }) => (
        <li key={id} id={`faq-${id}`}>
          <details name="faq" open={hash === `#faq-${id}`}>
            <summary>
              <h2 dir="auto">{question}</h2>
              <ChevronDown size={16} aria-hidden />
            </summary>
            <Text as="p" dir="auto">
              {answer}
            </Text>
          </details>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  padding: 0;
  list-style: none;

  > li {
    border-block-end: 1px solid ${theme.color.border};
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[3]};
    min-block-size: ${theme.size.target};
    padding-block: ${theme.space[3]};
    cursor: pointer;
    list-style: none;

    &::-webkit-details-marker {
      display: none;
    }
  }
  h2 {
    /* Full width, so that it is aligned with its answer, whatever its language. */
    flex: 1;
    font-size: ${theme.text.lg};
    font-weight: 500;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  summary > svg {
    flex: none;
    color: ${theme.color.textMuted};
    transition: rotate ${theme.motion.quick} ${theme.motion.ease};
  }
  details[open] > summary > svg {
    rotate: 180deg;
  }
  details > p {
    max-inline-size: 68ch;
    padding-block-end: ${theme.space[4]};
    color: ${theme.color.textMuted};
  }
`

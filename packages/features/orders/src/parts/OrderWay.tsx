import { useSay } from '@console/core/i18n'
import type { OrderStatus } from '@console/domain/order'
import { theme, VisuallyHidden } from '@console/ui'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { wayOf } from './wayOf'

/** Where an order comes from and where it can go, by the machine that the server obeys. */
export function OrderWay({ status }: { status: OrderStatus }) {
  const { t } = useTranslation('orders')
  const say = useSay()
  return (
    <Root aria-label={t('way.title')}>
      {wayOf(status).map((point) => (
        <li
          key={point.status}
          data-state={point.state}
          aria-current={point.state === 'current' ? 'step' : undefined}
        >
          {point.state === 'done' ? <Check size={14} aria-hidden /> : null}
          {say(`order:status.${point.status}`)}
          <VisuallyHidden> {t(`way.${point.state}`)}</VisuallyHidden>
        </li>
      ))}
    </Root>
  )
}

const Root = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${theme.text.sm};

  li {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[1]};
    padding: ${theme.space[1]} ${theme.space[2]};
    border: 1px solid ${theme.color.hairline};
    border-radius: ${theme.radius.control};
    color: ${theme.color.textMuted};
  }
  [data-state='current'] {
    border-color: currentColor;
    color: ${theme.color.text};
    font-weight: 600;
  }
  [data-state='possible'] {
    border-style: dashed;
    border-color: currentColor;
    color: ${theme.color.text};
  }
`

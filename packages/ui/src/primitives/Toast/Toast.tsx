import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import {
  Button,
  type QueuedToast,
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
} from 'react-aria-components/Toast'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import type { ToastContent } from './ToastQueue'

export interface ToastProps {
  toast: QueuedToast<ToastContent>
  closeLabel: string
}

const icons: Record<ToastContent['variant'], LucideIcon> = {
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
  info: Info,
}

/** One notice of a `ToastRegion`: dark in every scheme, as it belongs to no part of the page. */
export function Toast({ toast, closeLabel }: ToastProps) {
  // The server's texts may be in another language than the page: each has its own direction.
  const { variant, title, description, action } = toast.content
  const root = useRef<HTMLDivElement>(null)
  const Icon = icons[variant]

  // react-aria pauses visible notices when the pointer or the focus arrives; notices that appear later must pause
  // too.
  useEffect(() => {
    if (root.current?.closest('[role="region"]')?.matches('[data-hovered], :focus-within'))
      toast.timer?.pause()
  }, [toast.timer])

  return (
    <Root ref={root} toast={toast} data-scheme="ink" data-variant={variant}>
      <Icon size={18} aria-hidden />
      <Texts>
        <Title slot="title">
          <bdi>{title}</bdi>
        </Title>
        {description ? (
          <Description slot="description">
            <bdi>{description}</bdi>
          </Description>
        ) : null}
      </Texts>
      {action ? (
        <Action slot="close" aria-label={action.label} onPress={action.onAction}>
          {action.label}
        </Action>
      ) : null}
      <Close slot="close" aria-label={closeLabel}>
        <X size={16} aria-hidden />
      </Close>
    </Root>
  )
}

const Root = styled(AriaToast<ToastContent>)`
  display: flex;
  align-items: start;
  gap: ${theme.space[3]};
  padding: ${theme.space[2]} ${theme.space[3]};
  padding-inline-start: ${theme.space[4]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  box-shadow: ${theme.shadow.float};
  --from: 0 -8px;
  animation:
    fade-in ${theme.motion.calm} ${theme.motion.ease},
    come ${theme.motion.calm} ${theme.motion.ease};

  > svg {
    flex: none;
    margin-block-start: 5px;
  }
  &[data-variant='success'] > svg {
    color: ${theme.color.success};
  }
  &[data-variant='warning'] > svg {
    color: ${theme.color.warning};
  }
  &[data-variant='error'] > svg {
    color: ${theme.color.danger};
  }
  &[data-variant='info'] > svg {
    color: ${theme.color.info};
  }
  @media (forced-colors: active) {
    > svg {
      forced-color-adjust: auto;
    }
  }
`

const Texts = styled(AriaToastContent)`
  display: grid;
  flex: 1;
  gap: 2px;
  min-inline-size: 0;
  padding-block: 3px;
  overflow-wrap: anywhere;
`

const Title = styled(Text)`
  font-weight: 500;
`

const Description = styled(Text)`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.sm};
`

const Action = styled(Button)`
  flex: none;
  min-block-size: 28px;
  padding-inline: ${theme.space[2]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: transparent;
  color: ${theme.color.text};
  font: 500 ${theme.text.md}/1.25 ${theme.font.family};
  cursor: pointer;

  &[data-hovered] {
    background: ${theme.color.surfaceHover};
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
    margin-block: -8px;
  }
`

const Close = styled(Button)`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.control};
  background: transparent;
  color: ${theme.color.textMuted};
  cursor: pointer;

  &[data-hovered] {
    background: ${theme.color.surfaceHover};
    color: ${theme.color.text};
  }
  @media (pointer: coarse) {
    inline-size: 44px;
    block-size: 44px;
    margin: -8px;
  }
`

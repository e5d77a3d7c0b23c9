import { useTranslate } from '@console/core/i18n'
import {
  Button,
  type ButtonProps,
  IconButton,
  Menu,
  MenuItem,
  partAttribute,
  theme,
  Tooltip,
  useOverflow,
  VisuallyHidden,
} from '@console/ui'
import { EllipsisVertical } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import styled from 'styled-components'

/** Button of a bar; an entry of the overflow menu when it does not fit. */
export interface BarPart {
  id: string
  label: string
  icon?: ReactNode
  variant?: ButtonProps['variant']
  reason?: string | undefined
  onPress: () => void
}

interface BarPartsProps {
  /** Buttons at the start of the bar. */
  leading?: readonly BarPart[]
  parts: readonly BarPart[]
}

/** Row of buttons of any number and width: those that do not fit move to a menu at the end. */
export function BarParts({ leading = [], parts }: BarPartsProps) {
  const translate = useTranslate()
  const strip = useRef<HTMLDivElement>(null)
  const all = [...leading, ...parts]
  const without = useOverflow(
    strip,
    all.map(({ id }) => id),
  )
  const others = all.filter(({ id }) => without.has(id))
  return (
    <>
      <Strip ref={strip}>
        {all.map((part, place) => (
          <Part
            key={part.id}
            {...{ [partAttribute]: part.id }}
            data-unseen={without.has(part.id) || undefined}
            data-first={place === leading.length || undefined}
          >
            <PartButton {...part} />
          </Part>
        ))}
      </Strip>
      {others.length > 0 ? (
        <Menu
          placement="bottom end"
          trigger={
            <IconButton label={translate('decision:decision.bar.more')} variant="secondary">
              <EllipsisVertical aria-hidden />
            </IconButton>
          }
        >
          {others.map(({ id, label, icon, reason, onPress }) => (
            <MenuItem
              key={id}
              id={id}
              icon={icon}
              {...(reason === undefined ? {} : { disabledReason: reason })}
              onAction={onPress}
            >
              {label}
            </MenuItem>
          ))}
        </Menu>
      ) : null}
    </>
  )
}

/** While disabled, the button stays focusable and shows the reason. */
function PartButton({ label, icon, variant = 'secondary', reason, onPress }: BarPart) {
  const reasonId = useId()
  if (reason === undefined)
    return (
      <Button variant={variant} onPress={onPress}>
        {icon}
        {label}
      </Button>
    )
  return (
    <>
      <Tooltip content={reason}>
        <Button variant={variant} isUnavailable aria-describedby={reasonId}>
          {icon}
          {label}
        </Button>
      </Tooltip>
      <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>
    </>
  )
}

const Strip = styled.div`
  display: flex;
  flex: 1 1 auto;
  gap: ${theme.space[2]};
  min-inline-size: 0;
  /* Room for the focus ring, drawn outside the button. */
  margin: -4px;
  padding: 4px;
  overflow: clip;
`

const Part = styled.span`
  position: relative;
  flex: none;
  white-space: nowrap;

  &[data-first] {
    margin-inline-start: auto;
  }
  &[data-unseen] {
    visibility: hidden;
  }
`

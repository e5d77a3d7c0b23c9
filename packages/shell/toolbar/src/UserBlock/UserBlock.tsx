import { Avatar, Text, theme } from '@console/ui'
import styled from 'styled-components'
import { defaultPhoto } from '../user/defaultPhoto'
import type { ToolbarUser } from '../user/toolbarUser'

export interface UserBlockProps {
  user: ToolbarUser
  /** `folded`: only the photo, in a navigation of 64 px. `horizontal`: in one that is 64 px high. */
  form?: 'open' | 'folded' | 'horizontal'
}

/**
 * The signed-in user, at the head of the navigation (specification 2): photo, name with the role under it, email.
 */
export function UserBlock({
  user: { name, email, role, photo = defaultPhoto },
  form = 'open',
}: UserBlockProps) {
  const isFolded = form === 'folded'
  return (
    <Root data-form={form}>
      <Avatar name={name} src={photo} size={40} label={isFolded ? name : undefined} />
      {isFolded ? null : (
        <Texts>
          <Text
            as="div"
            dir="auto"
            size={form === 'horizontal' ? 'sm' : undefined}
            weight="medium"
            isTruncated
          >
            {name}
          </Text>
          <Text as="div" dir="auto" size="xs" tone="muted" isTruncated>
            {role}
          </Text>
          <Text as="div" dir="auto" size="xs" tone="muted" isTruncated>
            {email}
          </Text>
        </Texts>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};

  &[data-form='folded'] {
    padding-inline: 12px;
  }
  /* Three lines in 64 px. */
  &[data-form='horizontal'] {
    flex: none;
    max-inline-size: 240px;
    margin-inline-start: auto;
    padding: 0;
    line-height: 1.3;
  }
`

/* Each line is cut at its own end, but aligned with the start of the line. */
const Texts = styled.div`
  min-inline-size: 0;

  > * {
    text-align: start;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
`

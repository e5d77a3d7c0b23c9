import { Avatar, Text, theme } from '@console/ui'
import styled from 'styled-components'
import type { ToolbarUser } from '../parts/toolbarUser'

export interface UserBlockProps {
  user: ToolbarUser
  /** Only the photo, for the navigation folded to 64 px. */
  isFolded?: boolean
}

/** Who is signed in, at the head of the navigation (specification 2): photo, name with the role under it, email. */
export function UserBlock({ user: { name, email, role, photo }, isFolded }: UserBlockProps) {
  return (
    <Root data-folded={isFolded || undefined}>
      <Avatar name={name} src={photo} size={40} label={isFolded ? name : undefined} />
      {isFolded ? null : (
        <Words>
          <Text as="div" dir="auto" weight="medium" isTruncated>
            {name}
          </Text>
          <Text as="div" dir="auto" size="xs" tone="muted" isTruncated>
            {role}
          </Text>
          <Text as="div" dir="auto" size="xs" tone="muted" isTruncated>
            {email}
          </Text>
        </Words>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};

  &[data-folded] {
    padding-inline: 12px;
  }
`

/* Each line is cut at its own end, and yet stands where lines begin here. */
const Words = styled.div`
  min-inline-size: 0;

  > * {
    text-align: match-parent;
  }
`

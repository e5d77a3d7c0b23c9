import { bufferKeystrokes } from '@console/core/keys'
import { useSessionState } from '@console/core/session'
import { type Capability, hasCapability } from '@console/core/permissions'
import { Button } from '@console/ui'
import { Plus } from 'lucide-react'
import { useNavigate } from 'react-router-dom'

interface PrimaryProps {
  title: string
  to: string
  needs?: Capability
  /** Set when it opens a form that takes focus: keys typed after the press go into its first text field. */
  isWritten?: true
}

/** Primary action of a list; hidden from users without the capability. */
export function Primary({ title, to, needs, isWritten }: PrimaryProps) {
  const navigate = useNavigate()
  const { roles } = useSessionState()
  if (needs && !hasCapability(roles, needs)) return null
  return (
    <Button
      variant="primary"
      aria-label={title}
      onPress={() => {
        if (isWritten) bufferKeystrokes()
        void navigate(to)
      }}
    >
      <Plus aria-hidden />
      <span data-words>{title}</span>
    </Button>
  )
}

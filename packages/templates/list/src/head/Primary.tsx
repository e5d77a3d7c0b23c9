import { bufferKeystrokes } from '@console/core/keys'
import { useSessionState } from '@console/core/session'
import { type Capability, hasCapability } from '@console/core/permissions'
import { Button } from '@console/ui'
import { Plus } from 'lucide-react'
import { useNavigate } from 'react-router-dom'

interface PrimaryProps {
  title: string
  /** Where it is begun. */
  to: string
  needs?: Capability
  /** It opens a form that takes the focus: what is typed from the press on stands in its first text field. */
  isWritten?: true
}

/** What is begun from a list; nothing for who may not. */
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

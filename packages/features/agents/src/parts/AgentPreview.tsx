import type { PreviewProps } from '@console/templates'
import type { AgentRow } from '../contract'

export function AgentPreview({ row }: PreviewProps<AgentRow>) {
  return <p>{row.first_name}</p>
}

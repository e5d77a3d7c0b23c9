import { readsRecord } from '@console/templates'
import { Record } from '@console/templates/Record'
import { useMatch } from 'react-router-dom'
import { paths } from '../paths'
import { agent } from './agent'

/** /agent-details/:secureToken (specification 2): an agent, and the decision about the application. */
export function AgentScreen() {
  const match = useMatch(paths.details)
  return <Record config={agent} token={match?.params.secureToken ?? ''} />
}

AgentScreen.readAhead = readsRecord(agent.resource)

import { readsRecord } from '@console/templates'
import { Record } from '@console/templates/Record'
import { useMatch } from 'react-router-dom'
import { agentPaths } from '@console/domain/agent'
import { agent } from './agent'

/** /agent-details/:secureToken (specification 2): an agent, and the decision about the application. */
export function AgentScreen() {
  const match = useMatch(agentPaths.details)
  return <Record config={agent} token={match?.params.secureToken ?? ''} />
}

AgentScreen.readAhead = readsRecord(agent.resource, agentPaths.details)

export { agentPaths, toAgent } from './addresses'
export { agentDetail, type AgentDetail, agentRow, type AgentRow, agentTiers } from './contract'
export { agentsResource } from './resource'
export { agentFields } from './fields'

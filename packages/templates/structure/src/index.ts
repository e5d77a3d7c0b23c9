export {
  type AnyStructureConfig,
  defineStructure,
  type EditorProps,
  type FormatContext,
  type StructureConfig,
} from './config/config'
export { ManyNodes } from './editor/ManyNodes'
export { MarkNode } from './editor/MarkNode'
export { MovesBanner } from './tree/MovesBanner'
export { nodeForm } from './editor/nodeForm'
export { NodeHistory } from './editor/NodeHistory'
export { NodeMove } from './editor/NodeMove'
export { NodeTransitions } from './editor/NodeTransitions'
export { newNodeId, Preview, type PreviewProps } from './preview/Preview'
export { ReadOnlyBanner } from './editor/ReadOnlyBanner'
export { ReadStructure } from './ReadStructure'
export { useMoves } from './tree/useMoves'
export { useNameOf, useOpenStructure } from './state/openStructure'
export { readsStructure } from './state/structureOptions'
export { structure } from './route'

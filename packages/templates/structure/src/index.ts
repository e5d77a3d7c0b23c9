export {
  type AnyStructureConfig,
  defineStructure,
  type EditorProps,
  type Reading,
  type StructureConfig,
} from './config'
export { nodeForm } from './editor/nodeForm'
export { newNodeId, Preview, type PreviewProps } from './preview/Preview'
export { useOpenStructure } from './openStructure'
export { structure } from './route'

export {
  changeNode,
  changeState,
  createNode,
  currentStructure,
  deleteNode,
  holdingsOf,
  moveContent,
  moveNode,
  type NodeVersion,
  readNodeHistory,
  readStructure,
  type Scope,
} from './calls'
export {
  branchOf,
  canStandIn,
  childrenOf,
  type DropPlace,
  moveAgain,
  moved,
  moveTo,
  pathTo,
} from './places'
export { parentsIn, searchNodes } from './search'
export {
  type AnyStructure,
  type Arranged,
  arranged,
  type Holdings,
  type Move,
  move,
  type Structure,
  type StructureNode,
  structureNode,
  type Written,
  written,
} from './structure'

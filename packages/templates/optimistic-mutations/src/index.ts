export { DeleteQuestion } from './DeleteQuestion'
export { useOptimisticMutations } from './useOptimisticMutations'
export { useUndo } from './useUndo'

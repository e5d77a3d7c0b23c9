export { DeleteQuestion } from './DeleteQuestion'
export { usePressWrites } from './usePressWrites'
export { useUndo } from './useUndo'

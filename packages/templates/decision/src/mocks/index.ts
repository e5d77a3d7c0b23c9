export {
  type GoodsDetail,
  type GoodsRow,
  goods,
  goodsResource,
  queueOfGoods,
  tokenOfFixture,
  tokenOfPhase,
} from './goods'

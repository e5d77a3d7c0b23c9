import type { Glyph } from '../names/goods'

/** Glyphs as the image data of PNGs, 64 by 64 in two colours. Drawn by `node tools/drawGlyphs.ts`; do not edit. */
export const glyphBitmaps: Record<Glyph, string> = {
  sack: 'eNrF0L0NgCAQhuEjFJaO4CiOBqMxiiNYWhBeI/ITUCsTvepp7st3J/LPKLAtBKSDCT1m/4i8VQI1uIgBlogR1ogJtnMbfAsDIeWlxAzVwN5CH3DvcU2ufUrDckU5sL7uq9kBIBuBlQ==',
  bottle: 'eNpjYKALkP9BZYb9Hyij/h+U8f8/hGb+//8AKoP9//8HqAz+//8/jAwGrQEAokRnhA==',
  tin: 'eNpjYBggUP8PQrP///8AzOD///8DmCH///+PUQZuBjyg4EEHD0z6AwBlFHFf',
  box: 'eNrV0bENwCAMRFEQhUtGYBRGw6NlFEZISYG4yPbNECWuXvELsFP6zJSLqDfRNwEwASKqQEQd2EwiKgaLxDB/gWxQe/0Ajn+nAcshkXiksYVxuJa2CJlE1peP9gCvjIf0',
  sheet:
    'eNpjYBi0gINBgkECxOBhsGGwATH4Gf4z/AczDv8//P8AiPH/////H4Yxg/F/4/9GEIOhjqGOoQDEAIWKwGCJJAC0tYk9',
  tool: 'eNpjYBgowPgBymD+Aab+/4Az2OGMP1AGP5zxD50hD2f8BzP4G6Ai/A1QXfwNUAP5G5g/QBmMw5tBNwAAWhdF2A==',
  lamp: 'eNpjYKAr4P///wMqQ/7//x+EGPb////Bwaj///8fIcb/////E2AwghgNWBkMDOwPoK6nI4P5//8DEIH//x8QYsAV0x8AAFhyZB4=',
  soap: 'eNpjYBhK4P////9BNDOIcYCBgYEdxHiAzOAHMT4MZgamm+HegXtwyAAAU9p+qQ==',
  shirt:
    'eNrVzrENgDAMBMAPKVJmBEaBzWC0jJIuJXSkQDx6R0KZAIQbn2S/ZeCbGoDZEJLPhrjH3TCeUzUs5GUgSXUnrAC8kBQSFBuF2uMZBSH3eOLuIDcdRCFL+6et/Byv1Q2Gj4Fw',
  book: 'eNpjYBgsQJ6B4QeIZvz/gf9/AwMDA///P/b/P4AZ//+PMAYfg/wPhgIGBgYOBuYDDALgAGJsYBh8AADfQJI4',
  plug: 'eNpjYKAHYHzA3kAbhvz//z8GlPEBzOBHYjwAM9hhDOb//w9A3Pz/PzQ46v9AGfwfaM6gMQAAD5VWQw==',
  plant:
    'eNrNzrENwCAQA0B/lZIRGIXR+NEyCiNQUpAYCaxIyQARrq6xbGCjRBeyYBSOCWsIC0QUPAklcVVqfgNsvD/o7GvoYptID8g6EchT23phKgGxCOab4q8Mcgw9kQ==',
  hand: 'eNrN0bENwCAMBEAiinRhhIzCaHg0RvEIKSkiPpLtp04JDSfZel4ipa1PIaoE4LhyoBb4oNUA8Np9AMOQATWcQPdYxO6NGfmxmxoexnTGOA36A2tZApM5g1BCApOPrhrKYsKqO37QB6jvWfA=',
  van: 'eNpjYBiKQP7//x+UMf7/gTH+wRj/4YwGDMYBGOMBjPEBxvhBHwZD/QN2sFOxMOwPMIO9w8DPwPCBvjEBAC5sgQU=',
}

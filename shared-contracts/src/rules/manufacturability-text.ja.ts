import type { WordsOf } from '../words/words.ts'
import type { manufacturabilityText as english } from './manufacturability-text.ts'

export const manufacturabilityText: WordsOf<typeof english> = {
  tooLarge: (room) => `機械に入る大きさ（${room} mm）を超えています。`,
  thinWalls: (bodies, mm, least) =>
    bodies === 1
      ? `厚さ${mm} mmの壁があります。${least} mm未満では変形や破損のおそれがあります。`
      : `${bodies}個のボディに薄い壁があります（最小${mm} mm）。${least} mm未満では変形や破損のおそれがあります。`,
  deepHoles: (count, ratio, deepest) =>
    `深さが幅の最大${ratio}倍の穴が${count}か所あります。${deepest}倍を超える穴には特殊なドリルが必要です。`,
  smallHoles: (count, mm, least) => `幅が${mm} mm以上${least} mm未満の穴が${count}か所あります。`,
  sharpCorners: (count) => `丸い工具が入らない鋭い内角が${count}か所あります。Rを付けると、より安く製作できます。`,
  unreachable: (count) => `工具が直線的に届かない面が${count}面あります。`,
  manySetups: (setups) => `${setups}回の段取りが必要です。その都度、時間がかかります。`,
}

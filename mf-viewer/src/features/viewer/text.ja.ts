import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { text as measures } from '@kerf/shared-parts/measures/text.ts'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { Measured } from './measure/measured.ts'
import type { text as english } from './text.ts'

/** How long the server may need, told by the size of the file in bytes. */
function expectation(bytes: number): string {
  if (bytes < 3_000_000) return '数秒かかります。'
  return bytes < 12_000_000 ? '30秒ほどかかることがあります。' : 'このサイズのファイルでは1分以上かかることがあります。'
}

const millimetres = new Intl.NumberFormat('ja-JP', { maximumFractionDigits: 2 })
const inches = new Intl.NumberFormat('ja-JP', { maximumFractionDigits: 3 })

/** What somebody pointed at. */
function named(thing: Measured): string {
  if (thing.kind === 'point') return '点'
  if (thing.kind === 'edge') return thing.circle ? '円形エッジ' : 'エッジ'
  if (thing.plane) return '平面'
  return thing.cylinder ? '円筒面' : '曲面'
}

/** What to do next. */
function measureHint(chosen: number, lacks: 'older' | 'own' | null): string {
  if (lacks === 'own') return 'ブラウザーが作成したモデルには正確なエッジと面がないため、測定できません。'
  if (lacks)
    return 'このモデルにはまだエッジと面の情報がありません。バックグラウンドで作り直していますので、しばらくしてから再読み込みしてください。'
  if (chosen === 0)
    return '頂点、エッジ、または面をクリックしてください。キーボードの場合は、中央の十字が対象に重なるまでモデルを回転させ、Enterを押してください。'
  return chosen === 1 ? 'もう1つ選択すると、間の距離を測定できます。' : '次のクリックで最初からやり直します。'
}

export const text: WordsOf<typeof english> = {
  title: '3Dビューアー',
  building: {
    queued: '順番を待っています…',
    running: 'ファイルを読み取っています…',
    loading: 'モデルを読み込んでいます…',
    expectation,
    loadingHint: 'もうすぐ完了します。',
    kept: 'このページを離れても、戻ったときにはモデルの準備ができています。',
  },
  noFile: {
    title: 'ファイルが選択されていません',
    text: '見積依頼または注文からSTEPファイルを開くと、ここに表示されます。',
  },
  notFound: {
    title: 'ファイルが見つかりません',
    text: '削除されたか、閲覧する権限がありません。',
  },
  notStep: {
    title: 'このファイルは3D表示に対応していません',
    text: '3D表示できるのはSTEPファイルのみです。',
    open: 'ファイルを開く',
  },
  failed: {
    title: 'このファイルは3D表示できません',
    text: 'ファイル自体は安全に保存されています。',
    tooManyParts: 'このファイルには65,535個を超える部品があり、3D表示では区別できません。',
    get byHand() {
      return measures.byHand
    },
  },
  own: {
    trying: 'サーバーでモデルを作成できなかったため、ブラウザーで試しています…',
    tryingHint: '1分ほどかかることがあります。約3 MBのソフトウェアを一度だけ読み込みます。',
    stop: '中止',
    notice:
      'サーバーで作成できなかったため、このモデルはブラウザーで作成しました。サイズは三角形メッシュによるもので、測定はできません。',
    licence: 'ソフトウェアのライセンス',
    failed: (why) => `${why} ブラウザーでも読み取れませんでした。`,
  },
  trouble: {
    title: 'モデルを読み込めませんでした',
    text: 'ファイル自体は安全に保存されています。',
  },
  noWebgl: {
    title: 'このブラウザーでは3D表示できません',
    text: 'WebGLが無効になっているか、利用できません。サイズと部品は横に表示され、ファイルはダウンロードできます。',
  },
  lost: {
    title: '画像が失われました',
    text: 'グラフィックスカードがリセットされたか、メモリーがほかの用途に使われました。',
    again: '再描画',
  },
  picture: (fileName) => `${isolated(fileName)}の画像`,
  dashboard: 'ダッシュボードへ',
  download: 'ダウンロード',
  downloadFailed: 'ファイルをダウンロードできませんでした',
  canvas: (fileName, size) =>
    `${isolated(fileName)}の3Dモデル、${size}。矢印キーで回転、Shift＋矢印キーで移動、プラスとマイナスで拡大・縮小、1～7で視点の選択、Fで全体表示。`,
  toolbar: '表示',
  views: '視点',
  moreViews: 'その他',
  standardViews: {
    front: '正面',
    back: '背面',
    left: '左側面',
    right: '右側面',
    top: '上面',
    bottom: '下面',
    iso: '等角',
  },
  tools: {
    label: 'ツール',
    measure: '測定',
    section: '断面',
    explode: '分解表示',
    transparent: '透過表示',
    annotations: 'ファイルの注記',
    orthographic: '平行投影',
    unit: (other) => (other === 'mm' ? 'in、ミリメートルで測定' : 'mm、インチで測定'),
    picture: '画像を保存',
    link: 'この表示へのリンクをコピー',
    linkCopied: 'リンクをコピーしました',
    linkFailed: 'リンクをコピーできませんでした',
    pictureFailed: '画像を保存できませんでした',
    close: (label) => `${label}を閉じる`,
  },
  section: {
    axis: '断面の方向',
    flip: '反転',
    position: '断面の位置',
    back: '断面を後ろへ移動',
    forth: '断面を前へ移動',
    at: (at, size) => `${at} / ${size}。画像内の点をドラッグするか、[ または ] を押してください。`,
    noSolids: 'このファイルにはサーフェスのみが含まれるため、断面にはその内側が表示されます。',
  },
  explode: {
    distance: '距離',
  },
  measure: {
    named,
    hint: measureHint,
    clear: 'クリア',
    link: 'この面へのリンクをコピー',
    length: '長さ',
    radius: '半径',
    diameter: '直径',
    area: '面積',
    distance: '距離',
    axes: '軸間',
    centers: '中心間',
    angle: '角度',
    along: (axis) => `${axis.toUpperCase()}方向`,
  },
  fit: '全体表示',
  zoomIn: '拡大',
  zoomOut: '縮小',
  display: {
    label: '表示形式',
    edges: 'エッジ',
    plain: '陰影のみ',
    wire: 'ワイヤー',
  },
  darkBackground: '暗い背景',
  lightBackground: '明るい背景',
  facts: {
    title: 'サイズ',
    size: 'ミリメートル',
    inches: 'インチ',
    parts: '部品',
    instances: '配置数',
    solids: 'ソリッド',
    unit: 'ファイルの単位',
    noUnit: '不明',
    meant: '本来の単位',
    units: { mm: 'ミリメートル', in: 'インチ' },
    file: 'ファイル',
    surfacesOnly:
      'このファイルのサーフェスは閉じていないため、体積がありません。担当者が見積できますが、ソリッドのほうが早く見積できます。',
    unusual:
      '部品としては通常と異なるサイズです。作図時の単位（mmまたはインチ）でエクスポートされているかご確認ください。',
  },
  parts: {
    title: '部品',
    show: (name) => `${isolated(name)}を表示`,
    hide: (name) => `${isolated(name)}を隠す`,
    showAll: 'すべて表示',
    unnamed: '名前のない部品',
    more: (count) => `${count.toLocaleString('ja-JP')}個の部品`,
    isolate: (name) => `${isolated(name)}のみを表示`,
    showMore: (count) => `さらに${count.toLocaleString('ja-JP')}件を表示`,
    find: '部品を検索',
    none: 'この名前の部品はありません。',
  },
  features: {
    found: '穴と壁',
    lostFaces: 'モデルではこれらの面の一部の描画が異なるため、モデル上に表示されません。',
    otherFaces: 'モデルでは面の数え方が異なるため、これらはモデル上に表示されません。',
    hole: (kind, mm, count) => `${count > 1 ? `${count} × ` : ''}⌀ ${measures.millimetre(mm)}、${measures.kinds[kind]}`,
    holeDetails: ({ isThrough, depthMm }) =>
      isThrough ? `長さ ${measures.millimetre(depthMm)}` : `深さ ${measures.millimetre(depthMm)}`,
    get wall() {
      return measures.wall
    },
  },
  choose: { noFaces: 'このモデルには正確な面がないため、面を選択できません。' },
  help: 'ドラッグで回転、右ドラッグまたは2本指で移動、ホイールまたはピンチで拡大・縮小。キー操作：矢印、+と−、1～7、F。[ と ] で断面を移動。',
  millimetres: (size) => `${size.map((mm) => millimetres.format(mm)).join(' × ')} mm`,
  inches: (size) => `${size.map((mm) => inches.format(mm / 25.4)).join(' × ')} in`,
}

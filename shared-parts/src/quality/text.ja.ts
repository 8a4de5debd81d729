import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

const formatted = (count: number) => count.toLocaleString('ja-JP')

export const text: WordsOf<typeof english> = {
  characteristics: {
    title: '検査項目',
    failed: '検査項目を読み込めませんでした',
    columns: {
      name: '検査項目',
      required: '要求値',
      measured: '測定値',
      deviation: '偏差',
      verdict: '判定',
      decision: '判断',
    },
    verdicts: {
      in_tolerance: '公差内',
      out_of_tolerance: '公差外',
      not_measured: '未測定',
      needs_limits: '限界値なし',
    },
    passed: '合格',
    failedGauge: '不合格',
    attribute: '合否判定',
    decisions: { approved: '承認', refused: '却下' },
    max: (limit) => `最大 ${limit}`,
    min: (limit) => `最小 ${limit}`,
    pair: (high, low) => `${high} / ${low}`,
    several: (count, low, high) => `${formatted(count)}点、${low}～${high}`,
    show: '表示',
    all: (number) => `すべて（${formatted(number)}）`,
    outOfTolerance: (number) => `公差外（${formatted(number)}）`,
    summary: (count, outside) =>
      outside === 0
        ? `検査項目${formatted(count)}件、公差外はありません。`
        : `検査項目${formatted(count)}件、うち公差外${formatted(outside)}件。`,
    more: (number) => `さらに${formatted(number)}件を表示`,
    face: (name) => `${isolated(name)}をモデル上に表示`,
    faceShort: 'モデル上に表示',
  },
  drawing: {
    between: (low, high) => `限界値 ${low}～${high}`,
    atMost: (high) => `上限 ${high}`,
    atLeast: (low) => `下限 ${low}`,
    within: (values) => `範囲内：${isolated(values)}`,
    outside: (values) => `範囲外：${isolated(values)}`,
    none: '測定なし',
  },
  history: {
    show: '判断時の検査項目',
    none: 'これらの判断は、ファイルのみに基づいて行われました。',
    failed: '以前の判断を読み込めませんでした',
  },
  preview: {
    fileFacts: (kind, size, uploadedAt) => `${kind} · ${size} · ${uploadedAt}`,
    kinds: { pdf: 'PDF', excel: 'スプレッドシート', image: '画像', other: 'ファイル' },
    enlarge: (name) => `${isolated(name)}を拡大`,
    preview: (name) => `${isolated(name)}をプレビュー`,
    openInTab: '新しいタブで開く',
    retry: '再試行',
    noPdfViewer: 'このブラウザーはページ内にPDFを表示できません。新しいタブで開くか、ダウンロードしてください。',
    pdfFailed: 'このPDFをここに表示できませんでした。',
    imageFailed: 'この画像をここに表示できませんでした。ダウンロードしてご覧ください。',
    sheet: 'シート',
    table: (name) => `${isolated(name)}の表`,
    emptySheet: 'このシートは空です。',
    cut: (rows, columns) =>
      `最初の${formatted(rows)}行、${formatted(columns)}列のみを表示しています。全体を見るには、ファイルをダウンロードしてください。`,
    row: (number) => `${formatted(number)}行目`,
    failures: {
      damaged: 'このファイルは破損しているため、ここに表示できません。',
      too_large: 'このファイルは大きすぎるため、ここに表示できません。ダウンロードしてご覧ください。',
      encrypted: 'このファイルにはパスワードが必要です。ダウンロードしてご覧ください。',
      old: 'これはExcel 2007より前の形式のファイルのため、ここに表示できません。ダウンロードしてご覧ください。',
      unknown: 'このファイルには、ここに表示できる表がありません。ダウンロードしてご覧ください。',
    },
    failed: 'このファイルを読み込めませんでした。',
  },
}

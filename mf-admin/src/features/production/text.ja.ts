import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  title: '生産状況',
  description: 'アーカイブされていない注文を、工程別または納期別に表示します',
  view: '表示形式',
  views: { board: 'ボード', calendar: 'カレンダー' },
  loading: '注文を読み込み中です',
  failed: '注文を読み込めませんでした',
  failedText: 'データは失われていません。',
  none: '注文はまだありません',
  toRfqs: '受信した見積依頼を表示',
  noneText: '承諾された見積に注文書が届くと注文になります。注文は見積依頼の画面で作成します。',
  board: {
    label: '工程',
    late: (count) => `遅延${count}件`,
    orders: (count) => `注文${count}件`,
    empty: '注文なし',
    more: (count) => `ほか${count}件`,
    undated: '納期なし',
    move: (order) => `${order}を移動`,
    present: '注文は現在この工程にあります',
    final: 'この注文は納品済みです。再開しない限り、ステータスは変更できません',
  },
  move: {
    title: (order, stage) => `${order}を「${stage}」に移動しますか？`,
    body: (project, before, stage) =>
      `${isolated(project)}は「${before}」から「${stage}」に移ります。顧客の画面にすぐに反映され、メールで通知されます。`,
    unshipped: (pieces) => `未出荷分があります：${pieces}。納品済みの注文のステータスは変更できません。`,
    unshippedUnknown: '未出荷分があります。納品済みの注文のステータスは変更できません。',
    confirm: (stage) => `「${stage}」に移動`,
    done: 'ステータスを更新しました',
    doneText: (order, stage) => `${order}は「${stage}」になりました。`,
    failed: '注文のステータスを更新できませんでした',
  },
  calendar: {
    caption: (month) => `${month}が納期の注文`,
    previous: '前の月',
    next: '次の月',
    today: '今月',
    weekdays: ['月曜日', '火曜日', '水曜日', '木曜日', '金曜日', '土曜日', '日曜日'],
    shortWeekdays: ['月', '火', '水', '木', '金', '土', '日'],
    late: '遅延',
    more: (count) => `ほか${count}件`,
    moreOf: (count, day) => `${day}のほか${count}件`,
    noneInMonth: 'この月が納期の注文はありません。',
    day: (day) => `${day}が納期`,
    shown: (count, total) => `全${total}件のうち、最初の${count}件の注文を表示しています。`,
  },
}

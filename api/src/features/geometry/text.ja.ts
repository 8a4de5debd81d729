import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  'geometry.unreadable':
    'このファイルの形状を読み取れませんでした。破損しているか、途中で切れている可能性があります。STEP（AP203、AP214、AP242）として再度書き出してください。',
  'geometry.truncated':
    'このファイルの末尾が欠けています。送信中に途切れた可能性があります。再度送信するか、書き出し直してください。',
  'geometry.decimal_commas':
    'このファイルの数値は小数点にコンマが使われているため、サイズを判断できません。STEPの規定どおり、小数点にピリオドを使って再度書き出してください。',
  'geometry.not_finite':
    'このファイルには、部品としてあり得ない座標が含まれています。STEP（AP203、AP214、AP242）として再度書き出してください。',
  'geometry.too_deep':
    'このファイルは入れ子が深すぎて読み取れません。STEP（AP203、AP214、AP242）として再度書き出してください。',
  'geometry.tessellated':
    'このファイルには三角形メッシュのみが含まれ、正確な面がありません。部品をソリッド形状のSTEPとして再度書き出してください。',
  'geometry.analysis_model':
    'このファイルは部品の形状ではなく、強度解析用のモデル（AP209）です。部品そのものをSTEP（AP203、AP214、AP242）として書き出してください。',
  'geometry.empty':
    'このファイルには表示できるソリッドや面がありません。部品そのものを、ソリッドまたは面の形状としてSTEPで書き出してください。',
  'geometry.external_references':
    'このファイルは、形状を含む他のファイルを参照しているだけです。アセンブリを1つのSTEPファイルとして書き出してください。',
  'geometry.out_of_memory':
    'このファイルの3D表示には、許容量を超えるメモリーが必要です。ファイルは安全に保存されており、ダウンロードできます。',
  'geometry.too_complex':
    'このファイルは3D表示には大きすぎるか、細かすぎます。ファイルは安全に保存されており、ダウンロードできます。',
}

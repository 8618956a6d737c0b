import type { Effort, GymClass } from '@/content/classes'
import { classDetail } from '@/content/pages/class-detail'
import styles from './class-line.module.css'
import { ClassScore, ScoreNote, Track } from './class-score'

/** The line of one class, alone. */
export const ClassLine = ({
  effort,
  minutes,
}: {
  effort?: Effort | undefined
  minutes?: number
}) => (
  <>
    <ClassScore minutes={minutes} className={styles.alone}>
      <Track effort={effort} />
    </ClassScore>
    {effort && <ScoreNote />}
  </>
)

const { keyDetails } = classDetail

/** The line of a class with its minutes, and how many of them are in rounds. */
export const ClassMinutes = ({
  effort,
  minutes,
  rounds,
}: Pick<GymClass, 'effort' | 'minutes' | 'rounds'>) => (
  <div>
    <ClassLine effort={effort} minutes={minutes} />
    <p className={`row fact ${styles.total}`}>
      <b className="tall-title">
        {rounds
          ? `${rounds.count} × ${rounds.minutes} = ${rounds.count * rounds.minutes}`
          : minutes}
      </b>{' '}
      {rounds ? `of ${minutes} ${keyDetails.inRounds}` : keyDetails.minutes}
    </p>
  </div>
)

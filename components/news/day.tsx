const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** The day of an article, when the backend gives one. */
export const Day = ({ date }: { date: string | undefined }) =>
  date === undefined ? null : (
    <p className="fact">
      <time dateTime={date}>{long.format(new Date(date))}</time>
    </p>
  )

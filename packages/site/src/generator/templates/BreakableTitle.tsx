import { Fragment } from 'react';

/** A title that may be a long name: it is broken after `_` and `.` where the line is short, instead of in a word. */
export function BreakableTitle({ title }: { readonly title: string }) {
  let end = 0;
  return title.split(/(?<=\w[_.])(?=\w)/).map((part) => {
    const isFirst = end === 0;
    end += part.length;
    return (
      <Fragment key={end}>
        {!isFirst && <wbr />}
        {part}
      </Fragment>
    );
  });
}

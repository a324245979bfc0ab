import { useEffect, useState } from 'react';
import { useLoaded } from '../stores/use-loaded';
import type { Island } from './island';

interface CourseProgressProps {
  /** On the list of lessons, or on one of them. */
  readonly isList: boolean;
}

const loadPanel = () => import('../progress/ProgressPanel');

/** What the reader has solved, which only this device knows. */
function CourseProgress({ isList }: CourseProgressProps) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => setIsShown(true), []);
  const panel = useLoaded(loadPanel, isShown);
  return (
    <div className="course-progress">
      {panel && !(panel instanceof Error) && <panel.ProgressPanel isList={isList} />}
    </div>
  );
}

export const courseProgressIsland: Island<CourseProgressProps> = {
  name: 'course-progress',
  Component: CourseProgress,
  hydratesWhenIdle: true,
};

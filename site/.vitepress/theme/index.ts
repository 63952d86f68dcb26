// Without fonts of its own: the system's are there at once.
import theme from 'vitepress/theme-without-fonts';
import './style.css';

export default theme;

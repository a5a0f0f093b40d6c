about-title = О Heorot
